// Compiles web/messages into web/src/paraglide, typed functions of every message, unless it is up to date. Plain Node,
// so that checks and tests can run it first; by hand: node web/bin/compile-messages.mjs
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const webDir = join(dirname(fileURLToPath(import.meta.url)), '..');
const outDir = join(webDir, 'src/paraglide');

export const messagesDir = join(webDir, 'messages');

export async function compileMessages() {
  const stamp = computeStamp();
  const stampFile = join(outDir, '.stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;

  const { compile } = await import('@inlang/paraglide-js');
  const fresh = mkdtempSync(join(tmpdir(), 'groundswell-messages-'));
  await compile({
    project: join(webDir, 'project.inlang'),
    outdir: fresh,
    outputStructure: 'locale-modules',
    // A page holds one language only (see messages-plugin.ts), so nothing is chosen at run time.
    strategy: ['baseLocale'],
    emitTsDeclarations: true,
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    emitReadme: false,
  });
  // The compiler only warns about a plugin that does not load.
  if (!readFileSync(join(fresh, 'messages/_index.js'), 'utf8').includes('export const'))
    throw new Error('No message was compiled.');
  // Completed in a page with the words of areas that no page starts with, see messages-plugin.ts.
  for (const group of ['later', 'maps', 'blog', 'canvas'])
    for (const ending of ['js', 'd.ts'])
      writeFileSync(join(fresh, `${group}.${ending}`), `export { m } from './messages.js';\n`);
  replaceFiles(fresh);
  rmSync(fresh, { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** Replaces file by file, each atomically: another process may be reading. */
function replaceFiles(fresh) {
  const made = new Set(listFiles(fresh));
  for (const file of made) {
    const target = join(outDir, file);
    mkdirSync(dirname(target), { recursive: true });
    const beside = `${target}.${process.pid}`;
    writeFileSync(beside, readFileSync(join(fresh, file)));
    renameSync(beside, target);
  }
  for (const file of listFiles(outDir)) if (!made.has(file)) rmSync(join(outDir, file), { force: true });
}

function computeStamp() {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  hash
    .update(readFileSync(join(webDir, 'package.json')))
    .update(readFileSync(join(webDir, 'project.inlang/settings.json')));
  for (const file of listFiles(messagesDir)) hash.update(file).update(readFileSync(join(messagesDir, file)));
  return hash.digest('hex');
}

function listFiles(dir) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .sort();
}

// Runs as a vitest set-up.
export { compileMessages as setup };

if (process.argv[1] === fileURLToPath(import.meta.url)) await compileMessages();
