// npm run aws-contract -- [--endpoint URL [--gaps ENGINE]] [SERVICE...]: runs the contract suite of AWS's services, and
// prints counts per engine. With --write, also writes them into the docs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine } from '../../packages/local/bin/command-line.mjs';
import { ensureDependencies, repoRoot } from '../../packages/local/bin/setup.mjs';

const { values, words: services } = readCommandLine({
  usage: `npm run aws-contract -- [options] [SERVICE...]     the contract suite of AWS's services, with counts per engine

  --endpoint URL    also on the engine there
  --gaps ENGINE     whose known gaps that engine has
  --write           also writes the counts into the docs`,
  options: { endpoint: 'text', gaps: 'text', write: 'flag' },
  words: ['SERVICE…'],
  least: 0,
});
ensureDependencies();
const folder = mkdtempSync(join(tmpdir(), 'groundswell-contract-'));
const report = join(folder, 'report.json');
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'engine', '--reporter=json'];
const files = services.length > 0 ? services.map((name) => `test/aws-contract/${name}.`) : ['test/aws-contract/'];
const { status } = spawnSync(process.execPath, [...vitest, `--outputFile=${report}`, ...files], {
  cwd: repoRoot,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    ...(values.endpoint && { AWS_ENDPOINT_URL: values.endpoint }),
    ...(values.gaps && { AWS_CONTRACT_GAPS: values.gaps }),
  },
});
const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
rmSync(folder, { recursive: true });

/** Counts of a service on an engine, by the name of their group: `SQS on moto`. */
const counts = new Map();
for (const { name, message, assertionResults } of testResults) {
  if (assertionResults.length === 0) console.log(`${name} does not load: ${message}`);
  for (const { ancestorTitles, title, status: outcome, meta, failureMessages } of assertionResults) {
    const [group] = ancestorTitles;
    const count = counts.get(group) ?? { holds: 0, gaps: 0, fails: 0, skipped: 0 };
    counts.set(group, count);
    if (outcome === 'failed') console.log(`FAILED ${group}: ${title}\n${failureMessages[0].split('\n    at ')[0]}\n`);
    if (outcome === 'passed') count[meta?.gap ? 'gaps' : 'holds'] += 1;
    else count[outcome === 'failed' ? 'fails' : 'skipped'] += 1;
  }
}
const rows = [...counts]
  .sort()
  .map(([group, count]) => `| ${[...group.split(' on '), ...Object.values(count)].join(' | ')} |`);
const table = [
  '| service | engine | holds | known gaps | fails | skipped |',
  '|---|---|---|---|---|---|',
  ...rows,
].join('\n');
console.log(table);
if (values.write && services.length === 0 && !values.endpoint) {
  const page = join(repoRoot, 'docs/reference/aws-contract.md');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/^\| service \| engine .*\n(?:\|.*\n)+/m, `${table}\n`));
}
process.exitCode = status ?? 1;
