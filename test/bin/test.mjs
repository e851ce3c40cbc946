// npm test: sets up what the tests need, runs them all, ends with one line of counts.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureChromium, ensureDependencies, ensureJava, repoRoot } from '../../packages/local/bin/setup.mjs';

ensureDependencies();
ensureJava();
const chromium = ensureChromium();

const reports = mkdtempSync(join(tmpdir(), 'groundswell-test-'));
const counts = { passed: 0, failed: 0 };
/** What failed, said again at the end: hundreds of lines may follow a failure. */
const failures = [];
for (const project of ['unit', 'e2e']) {
  const report = join(reports, `${project}.json`);
  const vitest = join(repoRoot, 'node_modules/vitest/vitest.mjs');
  const args = [
    vitest,
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { status } = spawnSync(process.execPath, args, {
    cwd: repoRoot,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium },
  });
  count(project, report, status);
}
rmSync(reports, { recursive: true });

for (const failure of failures) console.log(failure);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;

/** A run that ends badly without a failed test (a file that does not load, say) counts as one failure. */
function count(project, report, status) {
  let failed = 0;
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    counts.passed += numPassedTests;
    failed = numFailedTests;
    failures.push(...testResults.flatMap(tellFailures));
  } catch {
    console.error(`The ${project} tests left no report.`);
  }
  counts.failed += status !== 0 && failed === 0 ? 1 : failed;
}

/** A line and its reason for each failed test of a file, or for the file where it did not load. */
function tellFailures({ name, status, message, assertionResults }) {
  const file = relative(repoRoot, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`FAILED ${file}\n${message}`] : [];
  return failed.map(({ fullName, failureMessages }) => {
    const reasons = failureMessages.map((reason) => reason.replace(/\n.*\/node_modules\/.*/g, ''));
    return `FAILED ${file} > ${fullName}\n${reasons.join('\n')}`;
  });
}
