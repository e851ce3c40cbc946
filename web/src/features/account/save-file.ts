import { saveBlob } from '../../ui/save-blob.ts';

/** Hands the browser a file of JSON to keep. */
export function saveFile(name: string, content: unknown): void {
  saveBlob(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), name);
}
