import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@groundswell/contracts';

/**
 * The source of a function of `infra/edge` as CloudFront gets it: it cannot import, so the shared code and the list of
 * the site's pages are inlined.
 */
export function edgeCode(name: string): string {
  const source = ['say-host', 'reader-language', name].map(readEdgeFile).join('\n');
  return source.replace("const PAGES = ['/'];", () => `const PAGES = ${JSON.stringify(pages)};`);
}

function readEdgeFile(name: string): string {
  return readFileSync(join(import.meta.dirname, 'edge', `${name}.js`), 'utf8');
}
