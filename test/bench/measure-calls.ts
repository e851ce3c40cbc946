import type { BenchRow } from './bench-row.ts';

const BATCH = 20;
const WARM_UP_BATCHES = 3;
const BATCHES = 15;

/**
 * Measures calls in wall-clock and processor time. It takes the mean of each batch and reports the lowest, because
 * other load only makes a batch slower.
 */
export async function measureCalls(
  what: string,
  call: () => Promise<{ readonly status?: number | undefined }>,
  aim: string,
): Promise<BenchRow> {
  const times: number[] = [];
  const batchesMs: number[] = [];
  for (let batch = -WARM_UP_BATCHES; batch < BATCHES; batch++) {
    const before = process.cpuUsage();
    for (let index = 0; index < BATCH; index++) {
      const startedAt = performance.now();
      const { status } = await call();
      if (status !== 200) throw new Error(`${what} answered ${status}.`);
      if (batch >= 0) times.push(performance.now() - startedAt);
    }
    const { user, system } = process.cpuUsage(before);
    if (batch >= 0) batchesMs.push((user + system) / 1000 / BATCH);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
  return {
    what: `${what}, warm: p50, p95, CPU`,
    measured: `${at(0.5)}, ${at(0.95)}, ${Math.min(...batchesMs).toFixed(1)} ms`,
    aim,
  };
}
