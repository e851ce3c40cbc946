import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { expect, test, vi } from 'vitest';
import { runChaos } from './run.ts';
test('profile', async () => {
  for (const level of ['log', 'warn', 'error', 'info'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  await runChaos({ seed: 1, kinds: [] });
  const session = new Session(); session.connect();
  await session.post('Profiler.enable'); await session.post('Profiler.start');
  const cpu = process.cpuUsage();
  const outcome = await runChaos({ seed: 2, kinds: [] });
  const used = process.cpuUsage(cpu);
  const { profile } = await session.post('Profiler.stop');
  writeFileSync('/tmp/p.cpuprofile', JSON.stringify(profile));
  writeFileSync('/tmp/p.txt', JSON.stringify({ used, v: outcome.violations, steps: outcome.steps }));
  expect(outcome.steps).toBeGreaterThan(0);
});
