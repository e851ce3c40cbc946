// npm run chaos -- [--seed N] [--runs N] [--shrink | --processes]: lives through days of a small world with random
// faults, by default those of the seeds 1 to 200, and checks every invariant after each. With --shrink it looks for
// fewer faults that break one too. With --processes it kills real processes of a local cloud, by default in 20 runs.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureDependencies, repoRoot } from '../../packages/local/bin/setup.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    runs: { type: 'string' },
    shrink: { type: 'boolean' },
    processes: { type: 'boolean' },
  },
});
ensureDependencies();
const runs = values.runs ?? (values.seed === undefined ? (values.processes ? '20' : '200') : '1');
const seed = values.seed ?? '1';
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'engine', '--reporter=verbose'];
const program = values.processes
  ? ['--import', 'tsx', 'test/bin/chaos-processes.ts', seed, runs]
  : [...vitest, 'test/chaos/chaos.'];
const { status } = spawnSync(process.execPath, program, {
  cwd: repoRoot,
  stdio: 'inherit',
  env: {
    ...process.env,
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    CHAOS_SEED: seed,
    CHAOS_RUNS: runs,
    ...(values.shrink && { CHAOS_SHRINK: 'true' }),
  },
});
process.exitCode = status ?? 1;
