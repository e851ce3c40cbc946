import { expect, test, vi } from 'vitest';
import { ApiError } from './api/api-error.ts';
import { createQueryClient } from './query-client.ts';

async function triesOf(error: Error): Promise<number> {
  const queryFn = vi.fn(async () => {
    throw error;
  });
  const fetched = createQueryClient().fetchQuery({ queryKey: ['fetched'], queryFn, retry: retryOfAll, retryDelay: 0 });
  await expect(fetched).rejects.toBe(error);
  return queryFn.mock.calls.length;
}
const retryOfAll = createQueryClient().getDefaultOptions().queries?.retry;

test.each([
  ['a server out of reach', new ApiError(0, 'The server could not be reached.')],
  ['a server that failed', new ApiError(503, 'Something went wrong on our side.')],
])('%s is retried once', async (_, error) => {
  expect(await triesOf(error)).toBe(2);
});

test.each([
  ['a refusal', new ApiError(404, 'There is no such beach.')],
  ['an answer that could not be read', new ApiError(200, 'The server sent an answer that could not be read.')],
  ['a fault of the page', new TypeError('x is not a function')],
])('%s is not retried', async (_, error) => {
  expect(await triesOf(error)).toBe(1);
});
