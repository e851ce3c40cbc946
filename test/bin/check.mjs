// npm run check [BASE]: checks types, lint, and the tests affected by changes since BASE (by default the last commit).
// Affected pure tests run wherever they are. Engine tests run only in packages and areas with changed files.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from '../../packages/local/bin/command-line.mjs';
import { ensureDependencies, repoRoot } from '../../packages/local/bin/setup.mjs';
import { leadsElsewhere, listChangedPackages } from './changed-packages.mjs';
import { findReach } from './list-reached.mjs';

/** These take minutes, so only `npm test` runs them. */
const LONG = [
  'functions/auth/interleavings/',
  'functions/ocean/faults/',
  'functions/ocean/pipeline',
  'functions/ocean/real-files',
  'test/auth-matrix.',
  'test/foreign-requests.',
  'test/hostile-',
];

/**
 * These tests take more than half the time of all pure tests. They run only if they import a changed file. Merely
 * reading files does not select them.
 */
const SLOW = [
  'functions/ocean/points-of-real-files',
  'functions/ocean/tiles-of-real-files',
  'packages/email/src/compose-email',
  'packages/email/src/write-mime',
  'packages/ocean/src/fuzz',
  'packages/ocean/src/grib2/fuzz',
  'packages/images/src/encode-image',
  'packages/posts/src/html-of',
  'packages/sample-ocean/src/bulletin',
  'packages/sample-ocean/src/grib/globe-wave-file',
  'packages/sample-ocean/src/ndbc/text',
  'packages/sample-ocean/src/ocean.',
  'packages/sample-ocean/src/swell/swell-story',
  'packages/tiles/src/decode-tile',
  'packages/tiles/src/draw/draw-tiles',
  'packages/tiles/src/points/points',
];

/** Files that affect how imports resolve. */
const SETTINGS = /(^|\/)(package(-lock)?|tsconfig.*)\.json$/;
/**
 * Folders in which adding or deleting a file changes what an import finds, because the import is computed or a glob.
 * All other imports name one file.
 */
const FOUND_BY_FOLDER = /^(functions\/|web\/articles\/)/;
const PACKAGE = /(^|\/)package\.json$/;
/** Every test depends on these files. */
const FOR_ALL = /^vitest\.config\.ts$|^test\/support\/(stay-pure|begin-afresh)\.ts$|(^|\/)tsconfig.*\.json$/;
/** The lint of every file depends on these files. Any other `package.json` affects only the files of its folder. */
const FOR_LINT = /^(package|biome)\.json$|(^|\/)tsconfig.*\.json$/;
/**
 * File types whose changes affect only the files that import them. A change to any other file may affect each test that
 * reads files.
 */
const CODE = /\.(tsx?|mjs|css|md)$/;
const IMPORTING = /(?<!\.d)\.(ts|tsx|mjs)$/;
const READING = 'node:fs|import\\.meta\\.glob';
/** The sources from which the web's messages are compiled. */
const WORDS = /^web\/(messages\/|project\.inlang\/|bin\/compile-messages\.mjs$)/;
const COMPILED_WORDS = 'web/src/paraglide';

const LOCK = 'package-lock.json';
const LINT = ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched'];
/**
 * Runs a single type checker. Each further one would resolve most types again, and the other steps already keep the
 * processors busy.
 */
const TYPES = [
  'typescript/bin/tsc',
  '--checkers',
  '1',
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/types.tsbuildinfo',
];
/** Finds files, exports and types that nothing uses; `knip.json` lists the entry points. */
const DEAD = ['knip/bin/knip.js', '--no-progress', '--no-config-hints'];

const { words } = readCommandLine({
  usage: `npm run check -- [BASE]

Checks types, lint, and the tests that changes since BASE reach; without it, since the last commit.`,
  words: ['BASE'],
  least: 0,
});
process.chdir(repoRoot);
ensureDependencies();
await (await import('../../web/bin/compile-messages.mjs')).compileMessages();
const [base = 'HEAD'] = words;
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const present = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(file));
const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
const reading = new Set(
  git('grep', '--untracked', '-lE', READING, '--', ...present.filter((file) => IMPORTING.test(file))),
);
const before = (file) => execFileSync('git', ['show', `${base}:${file}`], { encoding: 'utf8' });
/**
 * Maps changed files to affected files; undefined if an import cannot be resolved, in which case everything counts as
 * affected.
 */
const reachOf = await findReach(present.filter((file) => IMPORTING.test(file)));
const reached = reachOf?.([...files, ...listAlsoChanged()]);
const reachedByReading = files.every((file) => CODE.test(file)) ? new Set() : reachOf?.([...reading]);
const isForAll = files.some((file) => FOR_ALL.test(file));
const rooms = listRooms();
const compiled = findCompiled();
/** Two steps run concurrently. On two processors, three would take longer than running them in sequence. */
const passed = await Promise.all([
  runTests(),
  lint().then(async (isLinted) => (await run('types', TYPES)) && (await run('dead exports', DEAD)) && isLinted),
]);
process.exitCode = passed.every(Boolean) ? 0 : 1;

/** Lists the folders of changed or new files: `functions/auth`, `packages/data`, `infra`. */
function listRooms() {
  const roomOf = (file) => /^((?:packages|functions)\/[^/]+|infra|test)\/.*(?<!\.md)$/.exec(file)?.[1];
  return [...new Set(files.flatMap((file) => roomOf(file) ?? []))];
}

/**
 * Lists what the changed files change indirectly: npm packages in the lockfile, compiled messages, and all files of a
 * package whose `package.json` changed.
 */
function listAlsoChanged() {
  const packages = files.includes(LOCK) ? listChangedPackages(before(LOCK), readFileSync(LOCK, 'utf8')) : [];
  const hasWords = files.some((file) => WORDS.test(file));
  const words = hasWords ? readdirSync(COMPILED_WORDS, { recursive: true }) : [];
  const folders = files.filter((file) => PACKAGE.test(file) && isElsewhere(file)).map(folderOf);
  return [
    ...packages,
    ...words.map((name) => join(COMPILED_WORDS, name)),
    ...present.filter((file) => folders.some((folder) => file.startsWith(folder))),
  ];
}

function isElsewhere(file) {
  try {
    return leadsElsewhere(before(file), readFileSync(file, 'utf8'));
  } catch {
    // The file was added or deleted, so there are no two versions to compare.
    return true;
  }
}

/** Returns the folder of a file, with a slash: `packages/data/` for its `package.json`. */
function folderOf(file) {
  return file.replace(/[^/]*$/, '');
}

/**
 * Lints the affected files. A file's findings depend on itself, on its imports (whether a call returns a promise) and
 * on settings.
 */
async function lint() {
  if (!reached || files.some((file) => FOR_LINT.test(file))) return run('lint', [...LINT, '.']);
  const folders = files.filter((file) => PACKAGE.test(file)).map(folderOf);
  const isOfThem = (file) => folders.some((folder) => file.startsWith(folder));
  const linted = present.filter((file) => files.includes(file) || reached.has(file) || isOfThem(file));
  return linted.length > 0 ? run(`lint of ${linted.length} files`, [...LINT, ...linted]) : true;
}

/**
 * Runs the affected tests: those that import a changed file, or may read one. An engine test also needs a change in its
 * own folder.
 */
async function runTests() {
  const tests = present.filter((file) => /\.test\.tsx?$/.test(file) && !/^test\/(site|journeys)\//.test(file));
  const isEngine = (test) => test.endsWith('.engine.test.ts');
  const isReached = (test) => reached?.has(test) ?? true;
  const mayHaveRead = (test) => isForAll || (reachedByReading?.has(test) ?? false);
  const isQuick = (test) => (reading.has(test) || mayHaveRead(test)) && !isAmong(SLOW, test);
  const isTouched = (test) => rooms.some((room) => test.startsWith(`${room}/`)) && !isAmong(LONG, test);
  const pure = tests.filter((test) => !isEngine(test) && (isReached(test) || isQuick(test)));
  const engine = tests.filter((test) => isEngine(test) && isTouched(test) && (isReached(test) || mayHaveRead(test)));
  const kinds = [...(pure.length > 0 ? ['pure'] : []), ...(engine.length > 0 ? ['engine'] : [])];
  if (kinds.length === 0) return true;
  const cache = ['--experimental.fsModuleCache', `--experimental.fsModuleCachePath=${compiled}`];
  const projects = kinds.flatMap((kind) => ['--project', kind]);
  const vitest = ['vitest/vitest.mjs', 'run', '--reporter=dot', ...cache, ...projects, ...pure, ...engine];
  const where = engine.length > 0 ? `, engine tests in ${rooms.join(', ')}` : '';
  return run(`pure tests in ${pure.length} files${where}`, vitest);
}

function isAmong(beginnings, test) {
  return beginnings.some((beginning) => test.startsWith(beginning));
}

/**
 * Returns the folder of the compile cache, named by a hash. The cache identifies a module by its content only. Its
 * imports also depend on package settings and on which files a folder holds, so the hash covers these. Older folders
 * are deleted.
 */
function findCompiled() {
  const hash = createHash('sha1').update(present.filter((name) => FOUND_BY_FOLDER.test(name)).join('\n'));
  for (const name of present) if (SETTINGS.test(name)) hash.update(readFileSync(name));
  const parent = join(repoRoot, 'node_modules/.cache/check');
  const folder = hash.digest('hex');
  mkdirSync(parent, { recursive: true });
  for (const old of readdirSync(parent)) if (old !== folder) rmSync(join(parent, old), { recursive: true });
  return join(parent, folder);
}

/** Prints a step's output when it has ended, because the steps run concurrently. */
function run(what, [bin, ...args]) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [`node_modules/${bin}`, ...args]);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  return new Promise((resolve) =>
    child.once('close', (code) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`${what}: ${code === 0 ? 'good' : `failed\n${said}`} (${seconds} s)`);
      resolve(code === 0);
    }),
  );
}
