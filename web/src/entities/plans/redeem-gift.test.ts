import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { redeemGift } from './redeem-gift.ts';

vi.mock('../../api/client.ts', () => ({ request: vi.fn() }));
beforeEach(() => void vi.mocked(request).mockReset());

const promo = { id: 'gift_7K2QM7K2QM7K2QM7K2QM7K2QM', quote: 'gift_year' };
const redeem = () => redeemGift(promo, new QueryClient());

test('a gift card is redeemed for what was shown', async () => {
  vi.mocked(request).mockResolvedValueOnce({ success: true });
  await redeem();
  const body = { promotionCodeId: promo.id, quote: 'gift_year' };
  expect(request).toHaveBeenCalledExactlyOnceWith('updatePayment', { body });
});

test('after a lost answer the card is checked: redeemed by this user, unchanged, or unknown', async () => {
  const lost = new ApiError(500, 'Wrong.', { reason: 'our-fault' });
  const then = (checked: object) =>
    vi
      .mocked(request)
      .mockRejectedValueOnce(lost)
      .mockResolvedValueOnce({ message: '', ...checked });
  then({ error: true, reason: { code: 'gift-redeemed' } });
  await redeem();
  then({ error: false });
  await expect(redeem()).rejects.toThrow('Nothing has changed and nothing was charged.');
  then({ error: true, reason: { code: 'promo-unknown' } });
  await expect(redeem()).rejects.toThrow('We cannot tell yet');
});
