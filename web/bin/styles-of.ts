import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Style sheets by their URL. */
export type Sheets = ReadonlyMap<string, string>;

export async function readSheets(siteDir: string): Promise<Sheets> {
  const files = (await readdir(join(siteDir, 'assets'))).filter((file) => file.endsWith('.css')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(siteDir, 'assets', file), 'utf8')));
  return new Map(files.map((file, index) => [`/assets/${file}`, texts[index] ?? '']));
}

/**
 * Returns links to the style sheets that a rendered page needs but its HTML template does not link. These belong to
 * chunks that a browser loads later; without them the layout would shift. The class names in the rendered HTML, unique
 * to their modules, show which sheets are needed.
 */
export function stylesOf(screen: string, document: string, sheets: Sheets): string {
  const names = new Set([...screen.matchAll(/ class="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' ')));
  const linkTo = (address: string) => `<link rel="stylesheet" crossorigin href="${address}">`;
  const isNeeded = ([address, text]: readonly [string, string]) =>
    !document.includes(linkTo(address)) && [...text.matchAll(/\.(_[\w-]+)/g)].some(([, name = '']) => names.has(name));
  return [...sheets]
    .filter(isNeeded)
    .map(([address]) => `    ${linkTo(address)}\n`)
    .join('');
}
