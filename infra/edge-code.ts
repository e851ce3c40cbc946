import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headedPages, pages } from '@groundswell/contracts';

/**
 * The source of a function of `infra/edge` as CloudFront gets it: it cannot import, so the shared code and the lists
 * of the site's pages are inlined.
 */
export function edgeCode(name: string): string {
  const source = ['say-host', 'reader-language', name].map(readEdgeFile).join('\n');
  return source
    .replace("const PAGES = ['/'];", () => `const PAGES = ${JSON.stringify(pages)};`)
    .replace('const HEADED = {};', () => `const HEADED = ${JSON.stringify(headedPages)};`);
}

function readEdgeFile(name: string): string {
  return readFileSync(join(import.meta.dirname, 'edge', `${name}.js`), 'utf8');
}
