// npm run check [BASE]: types, lint, and the tests that a change since BASE (the last commit) reaches: pure ones anywhere, engine tests in the rooms it touches.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies, repoRoot } from '../../packages/local/bin/setup.mjs';
import { listReached } from './list-reached.mjs';

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

/** More than half the time of all pure tests together, whole oceans, letters or pictures each: they run only where a change reaches them. */
const SLOW = [
  'functions/ocean/points-of-real-files',
  'functions/ocean/tiles-of-real-files',
  'packages/mail/src/compose-letter',
  'packages/mail/src/write-mime',
  'packages/ocean/src/fuzz',
  'packages/ocean/src/grib2/fuzz',
  'packages/pictures/src/encode-picture',
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
/** Every test hangs on them. */
const FOR_ALL = /^vitest\.config\.ts$|^test\/support\/(stay-pure|begin-afresh)\.ts$|(^|\/)package(-lock)?\.json$/;
/** Its imports tell what a change of it reaches; where another file changed, all pure tests run. */
const CODE = /\.(tsx?|css|md)$/;
/** They import others. */
const IMPORTING = /(?<!\.d)\.(ts|tsx|mjs)$/;

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
/** What the change reaches: undefined where that is not known, and so anything. */
const reached = files.some((file) => FOR_ALL.test(file))
  ? undefined
  : await listReached(
      present.filter((file) => IMPORTING.test(file)),
      files,
    );
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
  const roomOf = (file) => /^((?:packages|functions)\/[^/]+|infra|test)\/.*\.[cm]?tsx?$/.exec(file)?.[1];
  return [...new Set(files.flatMap((file) => roomOf(file) ?? []))];
}

/** What a file's lint says hangs on itself, on what it imports (whether a call returns a promise) and on settings. */
async function lint() {
  if (!reached || !files.every((file) => CODE.test(file))) return run('lint', [...LINT, '.']);
  const linted = present.filter((file) => files.includes(file) || reached.has(file));
  return linted.length > 0 ? run(`lint of ${linted.length} files`, [...LINT, ...linted]) : true;
}

/** A pure test hangs on what it imports alone, unless it reads files. An engine test runs where its room is touched. */
async function runTests() {
  const tests = present.filter((file) => /\.test\.tsx?$/.test(file) && !/^test\/(site|journeys)\//.test(file));
  const isReached = (test) => reached?.has(test) ?? true;
  const reading = git('grep', '--untracked', '-lE', 'node:fs|import.meta.glob', '--', ...tests);
  const quick = (files.every((file) => CODE.test(file)) ? reading : tests).filter((test) => !isAmong(SLOW, test));
  const isEngine = (test) => test.endsWith('.engine.test.ts');
  const isTouched = (test) => rooms.some((room) => test.startsWith(`${room}/`));
  const pure = tests.filter((test) => !isEngine(test) && (isReached(test) || quick.includes(test)));
  const engine = tests.filter((test) => isEngine(test) && isTouched(test) && isReached(test) && !isAmong(LONG, test));
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
 * The folder of compiled modules. A module is found there by its content, but where its imports lead hangs on the files
 * that there are and on the settings of packages: with others the folder is another, and the last one is removed.
 */
function findCompiled() {
  const hash = createHash('sha1').update(present.toSorted().join('\n'));
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
