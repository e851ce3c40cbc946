import { expect, test, vi } from 'vitest';
import { underWay } from './under-way.ts';

test('the count is above zero from the first request to the end of the last, whether they succeed or fail', async () => {
  const onChange = vi.fn();
  const unsubscribe = underWay.onChange(onChange);
  let answer = (_: string) => {};
  let fail = (_: Error) => {};
  const first = underWay.during(() => new Promise<string>((resolve) => (answer = resolve)));
  const second = underWay.during(() => new Promise<string>((_, reject) => (fail = reject)));
  await Promise.resolve();
  expect([underWay.isAny(), onChange.mock.calls.length]).toEqual([true, 1]);
  answer('reply');
  expect([await first, underWay.isAny()]).toEqual(['reply', true]);
  fail(new Error('no'));
  await expect(second).rejects.toThrow('no');
  await Promise.resolve();
  expect([underWay.isAny(), onChange.mock.calls.length]).toEqual([false, 2]);
  unsubscribe();
});
