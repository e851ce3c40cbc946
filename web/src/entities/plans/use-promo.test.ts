import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { request } from '../../api/client.ts';
import { promoQuery } from './use-promo.ts';

vi.mock('../../api/client.ts', () => ({ request: vi.fn(async () => ({ error: true, message: '' })) }));

const GIFT = '7K2QM-9D4TZ-B3C8W-HXN6P-51RVE';
const asked = async (code: string) => {
  await new QueryClient().fetchQuery(promoQuery(code));
  return vi.mocked(request).mock.calls.at(-1) ?? expect.fail();
};
beforeEach(() => void vi.mocked(request).mockClear());

test('wherever the typing of a gift card’s code pauses, no address holds more than eight of its letters', async () => {
  for (let length = 1; length <= GIFT.length; length++) {
    const [call, { params }] = (await asked(GIFT.slice(0, length))) as [string, { params?: { code: string } }];
    const inAddress = call === 'getPromoCode' ? (params?.code ?? '') : '';
    expect(inAddress.replaceAll('-', '').length, GIFT.slice(0, length)).toBeLessThanOrEqual(8);
  }
});

test.each([
  ['SURF20', 'getPromoCode'],
  ['EXPIRED', 'getPromoCode'],
  ['SUMMER-SWELL-2026', 'checkGift'],
  [GIFT, 'checkGift'],
])('%s is checked by the call %s', async (code, call) => {
  expect((await asked(code))[0]).toBe(call);
});
