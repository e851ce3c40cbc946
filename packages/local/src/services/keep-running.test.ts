import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { keepRunning } from './keep-running.ts';

/** Starts `keepRunning` over processes that end on request, with a clock that only waiting advances. */
async function keep() {
  const log: string[] = [];
  let now = 0;
  let end: (reason: string) => void = () => undefined;
  let startFails = false;
  const kept = await keepRunning(
    async () => {
      if (startFails) throw new Error('no port');
      log.push(`start at ${now}`);
      const ended = new Promise<string>((resolve) => {
        end = resolve;
      });
      return { ended, stop: async () => end('stopped') };
    },
    {
      onRestart: (reason) => log.push(`again: ${reason}`),
      onGivenUp: (reason) => log.push(`given up: ${reason}`),
      now: () => now,
      wait: async (ms) => {
        now += ms;
      },
    },
  );
  const kill = async () => {
    end('killed');
    for (let at = 0; at < 20; at++) await turn();
  };
  return {
    log,
    kept,
    kill,
    failStarts: () => {
      startFails = true;
    },
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('a process that exits is restarted with growing delays, and at once after it ran for long', async () => {
  const { log, kept, kill, pass } = await keep();
  for (let at = 0; at < 3; at++) await kill();
  expect(log.filter((line) => line.startsWith('start'))).toEqual([0, 0, 100, 400].map((at) => `start at ${at}`));
  expect(log.filter((line) => line === 'again: killed')).toHaveLength(3);
  pass(60_000);
  await kill();
  expect(log).toContain('start at 60400');
  await kept.running();
  expect(kept.endings()).toBe(4);
});

test('a process that does not start, or exits each time, is given up with its reason, and waiting callers are rejected', async () => {
  const dying = await keep();
  for (let at = 0; at < 8; at++) await dying.kill();
  expect(dying.log.at(-1)).toBe('given up: killed');

  const { log, kept, kill, failStarts } = await keep();
  failStarts();
  await kill();
  expect(log.at(-1)).toBe('given up: no port');
  await expect(kept.running()).rejects.toThrow('no port');
});

test('a stopped process is not restarted', async () => {
  const { log, kept } = await keep();
  await kept.stop();
  expect(log).toEqual(['start at 0']);
});
