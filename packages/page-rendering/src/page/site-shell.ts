import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHELL_FILE = join(import.meta.dirname, 'index.html');

let shell: string | undefined;

/** Reads the site's `index.html`, which is deployed beside the bundle of a function that draws pages. */
export function readSiteShell(): string {
  shell ??= readFileSync(SHELL_FILE, 'utf8');
  return shell;
}
