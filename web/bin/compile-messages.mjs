// Compiles web/messages into web/src/paraglide, a typed function for each message, unless it is up to date. Plain Node,
// so that checks and tests can run it first. To run it by hand: node web/bin/compile-messages.mjs
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const webDir = join(dirname(fileURLToPath(import.meta.url)), '..');
const projectDir = join(webDir, 'project.inlang');
const outDir = join(webDir, 'src/paraglide');

export const messagesDir = join(webDir, 'messages');

/**
 * Updates `src/paraglide`. `declares: false` skips the type declarations: a bundler does not need them, and writing
 * them takes as long as the rest.
 */
export function compileMessages({ declares = true } = {}) {
  // Compilations run one after the other, because two at the same time would write the same files.
  compiling = compiling.catch(() => undefined).then(() => compile(declares));
  return compiling;
}

let compiling = Promise.resolve();

async function compile(declares) {
  const stamp = computeStamp();
  const stampFiles = [join(outDir, '.stamp'), ...(declares ? [join(outDir, '.stamp-declared')] : [])];
  if (stampFiles.every((file) => existsSync(file) && readFileSync(file, 'utf8') === stamp)) return;

  const { compileProject } = await import('@inlang/paraglide-js');
  const made = await compileProject({
    project: await readProject(),
    projectPath: projectDir,
    compilerOptions: {
      outputStructure: 'locale-modules',
      // A page contains only one language (see messages-plugin.ts), so message functions need not choose a language at
      // run time.
      strategy: ['baseLocale'],
      emitTsDeclarations: declares,
      emitGitIgnore: false,
      emitPrettierIgnore: false,
      emitReadme: false,
    },
  });
  if (!made['messages/_index.js'].includes('export const')) throw new Error('No message was compiled.');
  // These modules re-export all messages for tests and type checks. In the built site, messages-plugin.ts gives them
  // the messages of areas that load later.
  for (const group of ['later', 'maps', 'blog', 'status', 'canvas'])
    for (const ending of declares ? ['js', 'd.ts'] : ['js'])
      made[`${group}.${ending}`] = `export { m } from './messages.js';\n`;
  replaceFiles(made, (file) => !declares && file.endsWith('.d.ts'));
  for (const file of stampFiles) writeFileSync(file, stamp);
}

/**
 * Reads the messages in the form that the compiler expects. The compiler's own loader takes ten times as long, because
 * it uses a database.
 */
async function readProject() {
  const settings = JSON.parse(readFileSync(join(projectDir, 'settings.json'), 'utf8'));
  const { default: format } = await import('@inlang/plugin-message-format');
  const listed = await format.toBeImportedFiles({ settings });
  const files = listed
    .map((file) => ({ ...file, path: join(webDir, file.path) }))
    .filter(({ path }) => existsSync(path))
    .map(({ locale, path }) => ({ locale, content: readFileSync(path) }));
  const bundles = nestBundles(await format.importFiles({ files, settings }));
  const db = { selectFrom: () => ({ select: () => ({ execute: async () => bundles }) }) };
  return { settings: { get: async () => settings }, db };
}

/** Nests each message with its texts in all languages: `{ id, declarations, messages: [{ locale, variants }] }`. */
function nestBundles({ bundles, messages, variants }) {
  const nested = new Map(bundles.map((bundle) => [bundle.id, { ...bundle, messages: [] }]));
  const inLanguage = new Map();
  for (const message of messages) {
    const whole = { ...message, variants: [] };
    nested.get(message.bundleId).messages.push(whole);
    inLanguage.set(`${message.bundleId} ${message.locale}`, whole);
  }
  for (const variant of variants)
    inLanguage.get(`${variant.messageBundleId} ${variant.messageLocale}`).variants.push(variant);
  return [...nested.values()];
}

/**
 * Replaces each file atomically, because another process may be reading it. Deletes files that were not compiled,
 * except those for which `kept` returns true.
 */
function replaceFiles(made, kept) {
  for (const [file, text] of Object.entries(made)) {
    const target = join(outDir, file);
    mkdirSync(dirname(target), { recursive: true });
    const beside = `${target}.${process.pid}`;
    writeFileSync(beside, text);
    renameSync(beside, target);
  }
  for (const file of listFiles(outDir))
    if (made[file] === undefined && !kept(file)) rmSync(join(outDir, file), { force: true });
}

function computeStamp() {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  hash.update(readFileSync(join(webDir, 'package.json'))).update(readFileSync(join(projectDir, 'settings.json')));
  for (const file of listFiles(messagesDir)) hash.update(file).update(readFileSync(join(messagesDir, file)));
  return hash.digest('hex');
}

function listFiles(dir) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .sort();
}

/** The setup function for vitest. */
export const setup = () => compileMessages();

if (process.argv[1] === fileURLToPath(import.meta.url)) await compileMessages();
