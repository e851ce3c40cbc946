import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { isRunning } from './is-running.ts';

test('a process runs until it has ended, also where its parent never asks for it', async () => {
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
