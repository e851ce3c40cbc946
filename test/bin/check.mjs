// npm run check [BASE]: types, lint, and the tests that a change since BASE (the last commit) reaches: pure ones anywhere, engine tests in the rooms it touches.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies, repoRoot } from '../../packages/local/bin/setup.mjs';
import { leadsElsewhere, listChangedPackages } from './changed-packages.mjs';
import { findReach } from './list-reached.mjs';

/** They take minutes: `npm test` runs them. */
const LONG = [
  'functions/auth/interleavings/',
  'functions/ocean/faults/',
  'functions/ocean/pipeline',
  'functions/ocean/real-files',
  'test/auth-matrix.',
  'test/foreign-requests.',
  'test/hostile-',
];

/** More than half the time of all pure tests together, whole oceans, letters or pictures each: they run only where imports lead to a change. */
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

/** Where imports lead hangs on them. */
const SETTINGS = /(^|\/)(package(-lock)?|tsconfig.*)\.json$/;
/** The only files whose being there decides where an import leads: others are imported by their whole names. */
const FOUND_BY_FOLDER = /^(functions\/|web\/articles\/)/;
const PACKAGE = /(^|\/)package\.json$/;
/** Every test hangs on them. */
const FOR_ALL = /^vitest\.config\.ts$|^test\/support\/(stay-pure|begin-afresh)\.ts$|(^|\/)tsconfig.*\.json$/;
/** What every file's lint hangs on; of another `package.json` those of its folder's files. */
const FOR_LINT = /^(package|biome)\.json$|(^|\/)tsconfig.*\.json$/;
/** Its imports tell what a change of it reaches; any other file may be read by whatever reads files. */
const CODE = /\.(tsx?|mjs|css|md)$/;
const IMPORTING = /(?<!\.d)\.(ts|tsx|mjs)$/;
const READING = 'node:fs|import\\.meta\\.glob';
/** What the web's words are compiled from, and into. */
const WORDS = /^web\/(messages\/|project\.inlang\/|bin\/compile-messages\.mjs$)/;
const COMPILED_WORDS = 'web/src/paraglide';

const LOCK = 'package-lock.json';
const LINT = ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched'];
/** Each further checker resolves most types anew, and no processor is idle here. */
const TYPES = [
  'typescript/bin/tsc',
  '--checkers',
  '1',
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/types.tsbuildinfo',
];

process.chdir(repoRoot);
ensureDependencies();
await (await import('../../web/bin/compile-messages.mjs')).compileMessages();
const [base = 'HEAD'] = process.argv.slice(2);
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const present = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(file));
const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
const reading = new Set(
  git('grep', '--untracked', '-lE', READING, '--', ...present.filter((file) => IMPORTING.test(file))),
);
const before = (file) => execFileSync('git', ['show', `${base}:${file}`], { encoding: 'utf8' });
/** What a change reaches: undefined where that is not known, and so anything. */
const reachOf = await findReach(present.filter((file) => IMPORTING.test(file)));
const reached = reachOf?.([...files, ...listAlsoChanged()]);
const reachedByReading = files.every((file) => CODE.test(file)) ? new Set() : reachOf?.([...reading]);
const isForAll = files.some((file) => FOR_ALL.test(file));
const rooms = listRooms();
const compiled = findCompiled();
/** No more than two at once: three take more time of two processors than one after the other. */
const passed = await Promise.all([
  runTests(),
  lint().then(async (isLinted) => (await run('types', TYPES)) && isLinted),
]);
process.exitCode = passed.every(Boolean) ? 0 : 1;

/** Folders of changed or new files: `functions/auth`, `packages/data`, `infra`. */
function listRooms() {
  const roomOf = (file) => /^((?:packages|functions)\/[^/]+|infra|test)\/.*(?<!\.md)$/.exec(file)?.[1];
  return [...new Set(files.flatMap((file) => roomOf(file) ?? []))];
}

/** What is another by a change that only tools know: packages that a lock names, compiled words, all files of a package. */
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
    // It has come, or gone.
    return true;
  }
}

/** `packages/data/`, with its `package.json`. */
function folderOf(file) {
  return file.replace(/[^/]*$/, '');
}

/** What a file's lint says hangs on itself, on what it imports (whether a call returns a promise) and on settings. */
async function lint() {
  if (!reached || files.some((file) => FOR_LINT.test(file))) return run('lint', [...LINT, '.']);
  const folders = files.filter((file) => PACKAGE.test(file)).map(folderOf);
  const isOfThem = (file) => folders.some((folder) => file.startsWith(folder));
  const linted = present.filter((file) => files.includes(file) || reached.has(file) || isOfThem(file));
  return linted.length > 0 ? run(`lint of ${linted.length} files`, [...LINT, ...linted]) : true;
}

/** A test hangs on what it imports, and on what is read there. An engine test runs where its room is touched. */
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
 * The folder of compiled modules. A module is found there by its content, but where its imports lead hangs also on the
 * settings of packages, and on what a folder has: with others the folder is another, and the last one is removed.
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

/** Prints a step's output when it has ended, as all run concurrently. */
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
