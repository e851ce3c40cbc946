// npm run check [BASE]: types, lint, and the tests that a change since BASE (the last commit) reaches: pure ones anywhere, engine tests in the rooms it touches.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies, repoRoot } from '../../packages/local/bin/setup.mjs';

/** They take minutes: `npm test` runs them. */
const LONG = [
  'functions/auth/interleavings/**',
  'functions/ocean/faults/**',
  'functions/ocean/{pipeline,real-files}*',
  'test/{auth-matrix,foreign-requests,hostile-*}.*',
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
/** Its imports tell what a change of it reaches; where another file changed, all pure tests run. */
const CODE = /\.(tsx?|css|md)$/;

/** Each further checker resolves most types anew, and no processor is idle here. */
const TSC = ['typescript/bin/tsc', '--checkers', '1'];

process.chdir(repoRoot);
ensureDependencies();
await (await import('../../web/bin/compile-messages.mjs')).compileMessages();
const [base = 'HEAD'] = process.argv.slice(2);
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
const rooms = listRooms();
const compiled = findCompiled();
const vitest = (kind, ...args) => [
  'vitest/vitest.mjs',
  'run',
  '--passWithNoTests',
  '--reporter=dot',
  '--experimental.fsModuleCache',
  `--experimental.fsModuleCachePath=${compiled}`,
  '--project',
  kind,
  ...args,
];
const changed = ['--changed', base];
const steps = [
  { what: 'types', command: [...TSC, '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'] },
  { what: 'lint', command: ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
];
const slow = SLOW.map((path) => `${path}*`);
if (files.length > 0 && files.every((file) => CODE.test(file)))
  steps.push(
    { what: 'pure tests that it reaches', command: vitest('pure', ...changed) },
    { what: 'pure tests that read files', command: vitest('pure', ...listReaders()), without: slow },
  );
else
  steps.push(
    { what: 'pure tests', command: vitest('pure'), without: slow },
    { what: 'slow pure tests that it reaches', command: vitest('pure', ...changed, ...SLOW) },
  );
if (rooms.length > 0)
  steps.push({
    what: `engine tests in ${rooms.join(', ')}`,
    // With its slash: 'test' alone is in the name of each file.
    command: vitest('engine', ...changed, ...rooms.map((room) => `${room}/`)),
    without: LONG,
  });
const passed = await Promise.all(steps.map(run));
process.exitCode = passed.every(Boolean) ? 0 : 1;

/** Folders of changed or new files: `functions/auth`, `packages/data`, `infra`. */
function listRooms() {
  const roomOf = (file) => /^((?:packages|functions)\/[^/]+|infra|test)\/.*\.[cm]?tsx?$/.exec(file)?.[1];
  return [...new Set(files.flatMap((file) => roomOf(file) ?? []))];
}

/** A pure test hangs on what it imports alone, unless it reads files. */
function listReaders() {
  return git('grep', '--untracked', '-lE', 'node:fs|import.meta.glob', '--', '*.test.ts', '*.test.tsx');
}

/**
 * The folder of compiled modules. A module is found there by its content, but where its imports lead hangs on the files
 * that there are and on the settings of packages: with others the folder is another, and the last one is removed.
 */
function findCompiled() {
  const names = git('ls-files', '--cached', '--others', '--exclude-standard').filter((name) => existsSync(name));
  const hash = createHash('sha1').update(names.sort().join('\n'));
  for (const name of names) if (SETTINGS.test(name)) hash.update(readFileSync(name));
  const parent = join(repoRoot, 'node_modules/.cache/check');
  const folder = hash.digest('hex');
  mkdirSync(parent, { recursive: true });
  for (const old of readdirSync(parent)) if (old !== folder) rmSync(join(parent, old), { recursive: true });
  return join(parent, folder);
}

/** Prints a step's output when it has ended, as all run concurrently. */
function run({ what, command: [bin, ...args], without }) {
  const startedAt = performance.now();
  const env = { ...process.env, ...(without && { TESTS_LEFT_OUT: without.join('\n') }) };
  const child = spawn(process.execPath, [`node_modules/${bin}`, ...args], { env });
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
