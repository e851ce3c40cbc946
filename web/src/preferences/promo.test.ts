import { afterEach, expect, test, vi } from 'vitest';
import { forgetPromo, forgetPromoCode, keepPromo, keptPromo, onPromo } from './promo.ts';

const stored = new Map<string, string>();
const at = (address: string) => {
  const location = { href: address };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    state: 'kept',
    replaceState: (_: unknown, __: string, to: URL) => Object.assign(location, { href: to.href }),
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return location;
};
afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
});

test('a removed code is gone from the storage and from the address, so a reload does not bring it back', () => {
  const location = at('https://example.org/?day=2026-11-20&promo=NO-SUCH&wrscfree=true#tide');
  keepPromo({ code: 'NO-SUCH', isPartner: true });
  const heard = vi.fn();
  const stop = onPromo(heard);
  forgetPromoCode();
  expect(location.href).toBe('https://example.org/?day=2026-11-20&wrscfree=true#tide');
  expect(keptPromo()).toEqual({ code: '', isPartner: true });
  expect(heard).toHaveBeenCalledOnce();
  stop();
});

test('a used promotion is removed from both too', () => {
  const location = at('https://example.org/?pro&promo=HALF&wrscfree=true');
  keepPromo({ code: 'HALF', isPartner: true });
  forgetPromo();
  expect(location.href).toBe('https://example.org/?pro=');
  expect(keptPromo()).toEqual({ code: '', isPartner: false });
});
