import { product } from '../../product.ts';
import { saveBlob } from '../../ui/save-blob.ts';

/** Downloads JSON as a file, named for the product and its content. */
export function saveFile(what: string, content: unknown): void {
  const json = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  saveBlob(json, `${product.toLowerCase()}-${what}.json`);
}
