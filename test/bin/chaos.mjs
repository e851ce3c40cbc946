// npm run chaos -- [--seed N] [--runs N] [--shrink]: lives through days of a small world with random faults, by default
// those of the seeds 1 to 200, and checks every invariant after each. With --shrink it looks for fewer faults that
// break one too.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureDependencies, repoRoot } from '../../packages/local/bin/setup.mjs';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, runs: { type: 'string' }, shrink: { type: 'boolean' } },
});
ensureDependencies();
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'engine', '--reporter=verbose'];
const { status } = spawnSync(process.execPath, [...vitest, 'test/chaos/chaos.'], {
  cwd: repoRoot,
  stdio: 'inherit',
  env: {
    ...process.env,
    CHAOS_SEED: values.seed ?? '1',
    CHAOS_RUNS: values.runs ?? (values.seed === undefined ? '200' : '1'),
    ...(values.shrink && { CHAOS_SHRINK: 'true' }),
  },
});
process.exitCode = status ?? 1;
