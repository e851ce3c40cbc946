import { expect, test } from 'vitest';
import { doEach } from './do-each.ts';

test('an item that throws does not stop the others, and its error is thrown at the end', async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (item % 3 === 2) throw new Error(`no ${item}`);
    done.push(item);
  };
  await expect(doEach([1, 2, 3, 4, 5, 6], 2, work)).rejects.toThrow('no 2');
  expect(done).toEqual([1, 3, 4, 6]);
});
