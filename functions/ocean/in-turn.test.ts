import { expect, test } from 'vitest';
import { eachInTurn, inTurn } from './in-turn.ts';

test('results come in the order of the items, no more than so many at a time', async () => {
  let [running, most] = [0, 0];
  const results = await inTurn([30, 5, 20, 1], 2, async (ms) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, ms));
    running -= 1;
    return ms;
  });
  expect([results, most]).toEqual([[30, 5, 20, 1], 2]);
});

test('work that fails for some is done for all others, then fails with the first error', async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (item % 10 === 2) throw new Error(`no ${item}`);
    done.push(item);
  };
  const items = Array.from({ length: 25 }, (_, index) => index);
  await expect(eachInTurn(items, 8, work)).rejects.toThrow('no 2');
  expect(done).toHaveLength(22);
});
