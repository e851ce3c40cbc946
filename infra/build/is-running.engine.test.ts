import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { isRunning } from './is-running.ts';

test('a zombie, whose parent never reads its exit status, does not count as running', async () => {
  // `exec` replaces the shell by a program that never waits for the child, so the child stays a zombie.
  const parent = spawn('sh', ['-c', 'sh -c "read line" & echo $!; exec sleep 300'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const [said] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(said.toString());
  expect([isRunning(process.pid), isRunning(0)]).toEqual([true, false]);
  await expect.poll(() => isRunning(pid)).toBe(false);
  parent.kill();
  await once(parent, 'close');
  await expect.poll(() => isRunning(parent.pid ?? 0)).toBe(false);
});
