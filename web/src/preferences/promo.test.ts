import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let promo: typeof import('./promo.ts');
const storages = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() };
const at = (address: string) => {
  const location = { href: address };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    state: 'kept',
    replaceState: (_: unknown, __: string, to: URL) => Object.assign(location, { href: to.href }),
  });
  return location;
};
const kept = () => {
  const { code, refused } = promo.keptPromo();
  return { code, refused };
};
beforeEach(async () => {
  for (const [name, stored] of Object.entries(storages))
    vi.stubGlobal(name, {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
  vi.resetModules();
  promo = await import('./promo.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const stored of Object.values(storages)) stored.clear();
});

test('a removed code is gone from the storage and from the address, so a reload does not bring it back', () => {
  const location = at('https://example.org/?day=2026-11-20&promo=NO-SUCH&wrscfree=true#tide');
  promo.keepPromo({ code: 'NO-SUCH', isPartner: true });
  const heard = vi.fn();
  const stop = promo.onPromo(heard);
  promo.forgetPromoCode('NO-SUCH');
  expect(location.href).toBe('https://example.org/?day=2026-11-20&wrscfree=true#tide');
  expect(promo.keptPromo()).toEqual({ code: '', isPartner: true });
  expect(heard).toHaveBeenCalledOnce();
  stop();
});

test('a used promotion is removed from both too', () => {
  const location = at('https://example.org/?pro&promo=HALF&wrscfree=true');
  promo.keepPromo({ code: 'HALF', isPartner: true });
  promo.forgetPromo();
  expect(location.href).toBe('https://example.org/?pro=');
  expect(promo.keptPromo()).toEqual({ code: '', isPartner: false });
});

test('Back to an entry with a removed code does not bring it back; a link that is followed anew does', () => {
  at('https://example.org/?promo=NO-SUCH');
  promo.keepLinkPromo('?promo=NO-SUCH', true);
  promo.forgetPromoCode('NO-SUCH');
  promo.keepPromo({ code: 'NO-SUCH', isPartner: false });
  expect(kept().code).toBe('');
  promo.keepLinkPromo('?promo=NO-SUCH', false);
  expect(kept().code).toBe('');
  promo.keepLinkPromo('?promo=NO-SUCH', true);
  expect(kept().code).toBe('NO-SUCH');
});

test('an unusable code of a later link leaves the earlier one, also when it is removed; a usable one replaces it', () => {
  at('https://example.org/?promo=BAD');
  promo.keepPromo({ code: 'HALF', isPartner: false });
  promo.keepPromo({ code: 'BAD', isPartner: false });
  expect(kept()).toEqual({ code: 'BAD', refused: undefined });
  promo.refusePromoCode('BAD');
  expect(kept()).toEqual({ code: 'HALF', refused: 'BAD' });
  promo.forgetPromoCode('BAD');
  expect(kept()).toEqual({ code: 'HALF', refused: undefined });
  promo.keepPromo({ code: 'FREEYEAR', isPartner: false });
  expect(kept().code).toBe('FREEYEAR');
});

test('blanks around a code are left out', () => {
  at('https://example.org/');
  promo.keepPromo({ code: ' HALF ', isPartner: false });
  expect(kept().code).toBe('HALF');
});
