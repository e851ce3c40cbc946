// npm test: sets up what the tests need, runs them all, ends with one line of counts.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium, ensureDependencies, ensureJava, repoRoot } from '../../packages/local/bin/setup.mjs';

ensureDependencies();
ensureJava();
const chromium = ensureChromium();

const reports = mkdtempSync(join(tmpdir(), 'groundswell-test-'));
const counts = { passed: 0, failed: 0 };
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

console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;

/** A run that ends badly without a failed test (a file that does not load, say) counts as one failure. */
function count(project, report, status) {
  let failed = 0;
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    counts.passed += numPassedTests;
    failed = numFailedTests;
  } catch {
    console.error(`The ${project} tests left no report.`);
  }
  counts.failed += status !== 0 && failed === 0 ? 1 : failed;
}
