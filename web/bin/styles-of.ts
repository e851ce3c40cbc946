import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Style sheets by their address. */
export type Sheets = ReadonlyMap<string, string>;

/** The style sheets of a built site. */
export async function readSheets(siteDir: string): Promise<Sheets> {
  const files = (await readdir(join(siteDir, 'assets'))).filter((file) => file.endsWith('.css')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(siteDir, 'assets', file), 'utf8')));
  return new Map(files.map((file, index) => [`/assets/${file}`, texts[index] ?? '']));
}

/**
 * Links to the style sheets that a drawn screen needs beside those of its document, which lack the parts that a browser
 * loads later: without them all would move when they come. Its class names, unique to their modules, tell which.
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
