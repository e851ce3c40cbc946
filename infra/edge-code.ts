import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@groundswell/contracts';

/** The source of a function of `infra/edge` as CloudFront gets it: it imports nothing, so the site's pages stand in it. */
export function edgeCode(name: string): string {
  const source = readFileSync(join(import.meta.dirname, 'edge', `${name}.js`), 'utf8');
  return source.replace("const PAGES = ['/'];", () => `const PAGES = ${JSON.stringify(pages)};`);
}
