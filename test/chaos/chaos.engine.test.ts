import { writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { runChaos } from './run.ts';

const lines: string[] = [];
test('a run', async () => {
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
  const started = performance.now();
  const outcome = await runChaos({ seed: Number(process.env.CHAOS_SEED ?? 1), ...(process.env.CALM && { kinds: [] }) });
  console.info(outcome.faults.slice(0, 60), outcome.faults.length, outcome.steps, outcome.violations, performance.now() - started);
  writeFileSync('/tmp/chaos.log', lines.join('\n'));
  expect(outcome.violations).toEqual([]);
});
