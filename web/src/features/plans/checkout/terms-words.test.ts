import { expect, test } from 'vitest';
import type { Offer } from './offer.ts';
import { linePoints, termsWords } from './terms-words.ts';

const termBegins = new Date('2026-12-14T12:00:00Z');
const half = { price: '$9.99', day: termBegins };
const yearLater = { price: '$19.99', day: new Date('2027-12-14T12:00:00Z') };
const chargesOf = (first: typeof half | undefined) => (first ? { first } : {});
const offer = (Pro: typeof half | undefined, plus = Pro, trialDays = 14) =>
  ({ termBegins, trialDays, charges: { Pro: chargesOf(Pro), 'Pro Plus': chargesOf(plus) } }) as Offer;
const BOTH = ['Pro', 'Pro Plus'] as const;
const line = (one: Offer) => linePoints(one, 'Pro').map(({ day, text }) => `${day}: ${text}`);

test('the first charge is named on its day', () => {
  expect(termsWords(offer(half), BOTH)).toEqual([
    expect.stringContaining('The first charge is on **Monday, December 14, 2026**'),
  ]);
  expect(line(offer(half))).toEqual([
    'Today: 14 days free',
    'Mon, Dec 14, 2026: First charge',
    'Tue, Dec 14, 2027: renews, unless canceled',
  ]);
  expect(termsWords(offer(half, half, 0), BOTH)[0]).toContain('**the first charge is today**');
});

test('if a promotion pays for the first term, the first charge is on the day of the first paid term', () => {
  expect(termsWords(offer(yearLater), BOTH)).toEqual([
    expect.stringContaining('The first charge is on **Tuesday, December 14, 2027**'),
  ]);
  expect(line(offer(yearLater))).toEqual([
    'Today: 14 days free',
    'Mon, Dec 14, 2026: paid by your promo',
    'Tue, Dec 14, 2027: First charge, unless canceled',
  ]);
  expect(line(offer(yearLater, yearLater, 0))[0]).toBe('Today: paid by your promo');
});

test('if a promotion pays for all terms there is no first charge; if it pays for a single plan, each plan has its sentence', () => {
  const free = offer(undefined);
  expect(JSON.stringify([termsWords(free, BOTH), line(free)])).not.toMatch(/first charge/i);
  expect(termsWords(offer(yearLater, half), BOTH)).toEqual([
    expect.stringMatching(/^Pro: .* 2027/),
    expect.stringMatching(/^Pro Plus: .* 2026/),
  ]);
});
