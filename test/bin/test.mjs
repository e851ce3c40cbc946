// npm test: installs what the tests need, runs them all, and ends with one line of counts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readCommandLine } from '../../packages/local/bin/command-line.mjs';
import { ensureChromium, ensureDependencies, ensureJava, repoRoot, tryTools } from '../../packages/local/bin/setup.mjs';
import { listSkips } from './list-skips.mjs';
import { SMALL_TOOLS } from './tools.mjs';

/**
 * The test projects, grouped. Runs within a group are concurrent, because tests that wait for an engine or a browser
 * leave the processor idle. The journeys run in their own process, because its exit stops their local cloud, which is
 * always busy.
 */
const RUNS = [[['pure', 'engine']], [['site'], ['journeys']]];

readCommandLine({
  usage: 'npm test     runs every test, and ends with the counts; npx vitest run --project KIND [FILE] runs some',
});
ensureDependencies();
ensureJava();
tryTools(Object.values(SMALL_TOOLS));
const chromium = ensureChromium();

const reports = mkdtempSync(join(tmpdir(), 'groundswell-test-'));
const counts = { passed: 0, failed: 0, skipped: 0 };
/** Failures and skipped tests are printed again at the end, because hundreds of lines may follow them. */
const failures = [];
const skips = new Map();
for (const line of RUNS) {
  if (line.length > 1) await build();
  await Promise.all(line.map(run));
}
rmSync(reports, { recursive: true });

for (const failure of failures) console.log(failure);
for (const [why, names] of skips) console.log(`SKIPPED ${names.length}: ${why}\n  ${names.join('\n  ')}`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed > 0 ? 1 : 0;

/** Builds the app once for all runs. If the build fails, each run tries it again and reports the failure. */
async function build() {
  const script = ['--import', 'tsx', 'test/bin/build.ts'];
  await once(spawn(process.execPath, script, { cwd: repoRoot, stdio: 'inherit' }), 'close');
}

async function run(kinds) {
  const report = join(reports, `${kinds.join('-')}.json`);
  const projects = kinds.flatMap((kind) => ['--project', kind]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // Later runs reuse the modules that earlier runs compiled. The cache is deleted at the end, because it does not
  // notice moved files.
  const cache = ['--experimental.fsModuleCache', `--experimental.fsModuleCachePath=${join(reports, 'compiled')}`];
  const vitest = join(repoRoot, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', ...projects, ...reporters, ...cache], {
    cwd: repoRoot,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium },
  });
  const [status] = await once(child, 'close');
  count(kinds, report, status);
}

/**
 * Adds a run's counts. A run that fails without a failed test (for example a file that does not load) counts as one
 * failure.
 */
function count(kinds, report, status) {
  let failed = 0;
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    counts.passed += numPassedTests;
    failed = numFailedTests;
    failures.push(...testResults.flatMap(tellFailures));
    testResults.forEach(noteSkips);
  } catch {
    console.error(`The tests ${kinds.join(', ')} left no report.`);
  }
  counts.failed += status !== 0 && failed === 0 ? 1 : failed;
}

/**
 * Returns a text for each failed test of a file, with the reason. If the file did not load, returns one text for the
 * file.
 */
function tellFailures({ name, status, message, assertionResults }) {
  const file = relative(repoRoot, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`FAILED ${file}\n${message}`] : [];
  return failed.map(({ fullName, failureMessages }) => {
    const reasons = failureMessages.map((reason) => reason.replace(/\n.*\/node_modules\/.*/g, ''));
    return `FAILED ${file} > ${fullName}\n${reasons.join('\n')}`;
  });
}

/** Records skipped tests. One without a reason counts as a failure, because the missing tool would stay unknown. */
function noteSkips(file) {
  const path = relative(repoRoot, file.name);
  for (const { name, reason } of listSkips(file)) {
    if (reason) {
      counts.skipped += 1;
      skips.set(reason, [...(skips.get(reason) ?? []), `${path} > ${name}`]);
    } else {
      counts.failed += 1;
      failures.push(
        `SKIPPED WITHOUT A REASON ${path} > ${name}\nIts options name what it needs: test/support/needs.ts`,
      );
    }
  }
}
