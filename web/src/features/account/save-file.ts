import { saveBlob } from '../../ui/save-blob.ts';

/** Downloads JSON as a file. */
export function saveFile(name: string, content: unknown): void {
  saveBlob(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), name);
}
