// npm run chaos -- [--seed N] [--runs N] [--shrink | --processes]: lives through days of a small world with random
// faults, by default those of the seeds 1 to 200, and checks every invariant after each. With --shrink it looks for
// fewer faults that break one too. With --processes it kills real processes of a local cloud, by default in 20 runs.
import { spawnSync } from 'node:child_process';
import { readCommandLine } from '../../packages/local/bin/command-line.mjs';
import { ensureDependencies, repoRoot } from '../../packages/local/bin/setup.mjs';

const { values } = readCommandLine({
  usage: `npm run chaos -- [options]     days of a small world with random faults, after which every invariant holds

  --seed N       the day of this seed (1)
  --runs N       days of so many seeds from there on (200; 1 with --seed)
  --shrink       of a day that breaks an invariant: looks for fewer faults that break one too
  --processes    kills real processes of a local cloud (20 runs)`,
  options: { seed: 'whole', runs: 'count', shrink: 'flag', processes: 'flag' },
  check: ({ values: { seed, shrink, processes } }) => {
    if (shrink && processes) return '--shrink and --processes exclude each other.';
    return shrink && seed === undefined ? '--shrink needs --seed: the day whose faults are to be fewer.' : undefined;
  },
});
ensureDependencies();
const runs = String(values.runs ?? (values.seed === undefined ? (values.processes ? 20 : 200) : 1));
const seed = String(values.seed ?? 1);
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
