import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { faultWords } from '../../payment/fault-words.ts';
import { hasPaidNoTerm, readLostOutcome, type Signs } from './lost-outcome.ts';

vi.mock('../../api/client.ts', () => ({ request: vi.fn() }));
beforeEach(() => void vi.mocked(request).mockReset());

const lost = new ApiError(500, 'Something went wrong on our side. Try again in a moment.', { reason: 'our-fault' });
const UPGRADE: Signs = {
  isDone: ({ type }) => type === 'Premium',
  isUnchanged: ({ change_quote }) => change_quote !== undefined,
};
const UNKNOWN =
  'We cannot tell yet whether your plan has changed or anything was charged. Look here again before you retry; pressing again never charges twice.';

/** Returns the sentence that the page shows after a request without an answer, if the subscription is then `own`. */
async function said(own: object | undefined, signs = UPGRADE): Promise<string> {
  if (own) vi.mocked(request).mockResolvedValueOnce(own);
  else vi.mocked(request).mockRejectedValueOnce(new ApiError(0, 'No connection'));
  return readLostOutcome(lost, new QueryClient(), signs).then(
    ({ type }) => `It is ${type}.`,
    (error: unknown) => faultWords(error, 'charged'),
  );
}

test('after a lost answer the state is read and told: done, unchanged as the provider confirms, or unknown', async () => {
  expect(await said({ type: 'Premium' })).toBe('It is Premium.');
  expect(await said({ type: 'Pro', change_quote: 'usd_2000_3999' })).toBe(
    'Nothing has changed and nothing was charged. Try again in a minute.',
  );
  // If Stripe was not reached, the stored plan may be out of date.
  expect(await said({ type: 'Pro' })).toBe(UNKNOWN);
  expect(await said(undefined)).toBe(UNKNOWN);
});

test('a purchase charged nothing only if no receipt pays for a term that runs', async () => {
  const now = Date.parse('2030-06-01');
  const receipts = (...ends: string[]) => ({ receipts: ends.map((until) => ({ until })) });
  for (const [reply, isSo] of [
    [receipts(), true],
    [receipts('2030-01-01T00:00:00Z'), true],
    [receipts('2031-06-01T00:00:00Z'), false],
  ] as const) {
    vi.mocked(request).mockResolvedValueOnce(reply);
    expect(await hasPaidNoTerm(new QueryClient(), now)).toBe(isSo);
  }
  vi.mocked(request).mockRejectedValueOnce(new ApiError(503, 'Down'));
  expect(await hasPaidNoTerm(new QueryClient(), now)).toBe(false);
});

test('a refusal is told as it is, without reading anything', async () => {
  const refused = new ApiError(409, 'Refused.', { reason: 'plan-unpaid' });
  await expect(readLostOutcome(refused, new QueryClient(), UPGRADE)).rejects.toBe(refused);
  expect(request).not.toHaveBeenCalled();
});
