import type { PlanPreview } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { buttonWords, consentWords, giftLines, sumLines } from './preview-words.ts';

const told = (over: Partial<PlanPreview>) => {
  const sums = {
    trial_days: 14,
    first_charge_date: '2026-12-13T12:00:00Z',
    renewal_charge: '$19.99',
    renewal_date: '2027-12-13T12:00:00Z',
    plan_price: '$19.99',
    quote: 'q',
    ...over,
  };
  const lines = sumLines(sums).map(({ name, text }) => `${name}: ${text}`);
  return { lines, consent: consentWords(sums), button: buttonWords(sums, 'Pro') };
};

test('with half off the first charge after a trial, the half is due on its day and the full price a year later', () => {
  expect(told({ first_charge: '$9.99', promo_text: '50% off', promo_lasts: 'first' })).toEqual({
    lines: [
      'Today: Nothing',
      'First charge: $9.99, Sunday, December 13, 2026',
      'Renews: $19.99 on Monday, December 13, 2027 and each year after, until canceled',
      'Promo: 50% off for the first year',
    ],
    consent:
      '$9.99 is charged on Sunday, December 13, 2026. Then $19.99 is charged on Monday, December 13, 2027 and each year after, until you cancel.',
    button: 'Start 14 free days',
  });
});

test('a charge that a promotion pays is called nothing, never a zero amount, and the button does not ask to pay it', () => {
  const free = { promo_text: 'Free', promo_lasts: 'first' } as const;
  // The first charge is the first amount above zero.
  expect(told(free).lines.slice(1, 3)).toEqual([
    'After the trial: Nothing on Sunday, December 13, 2026: your promo or credit pays for that year',
    'First charge: $19.99 on Monday, December 13, 2027 and each year after, until canceled',
  ]);
  expect(told({ ...free, trial_days: 0 })).toMatchObject({ button: 'Start Pro', lines: { 0: 'Today: Nothing' } });
  const always = told({ ...free, promo_lasts: 'always', renewal_charge: undefined });
  expect(always.lines.join()).not.toContain('First charge');
  expect(always.consent).toBe(
    'The first year costs nothing. Nothing is charged after it either, while the promo lasts.',
  );
  expect(JSON.stringify([told(free), always])).not.toMatch(/\$0|undefined/);
});

test('where a promotion pays for two years, the first charge after them is stated with its day', () => {
  const { lines, consent } = told({
    promo_text: 'Free',
    promo_lasts: 'months',
    promo_months: 26,
    renewal_charge: undefined,
    later_charges: [{ charge: '$19.99', date: '2028-12-13T12:00:00Z' }],
  });
  expect(lines[3]).toBe('First charge: $19.99 on Wed, Dec 13, 2028 and each year after, until canceled');
  expect(consent).toContain('Then $19.99 is charged on Wednesday, December 13, 2028 and each year after');
});

test('without a trial the first charge is on the button; a promotion of some months states the price after it', () => {
  const now = told({
    trial_days: 0,
    first_charge: '$9.99',
    renewal_charge: '$9.99',
    promo_text: '50% off',
    promo_lasts: 'months',
    promo_months: 24,
  });
  expect([now.button, now.lines[0]]).toEqual(['Pay $9.99', 'Today: $9.99']);
  expect(now.consent).toMatch(/^\$9\.99 is charged now\. Then \$9\.99 .*, and \$19\.99 a year once the promo is over/);
  expect(now.lines.at(-1)).toBe('Promo: 50% off on what is charged within 24 months');
});

test('a promotion that ends before the first charge states so in its line and before the consent', () => {
  const over = told({ first_charge: '$19.99', promo_text: 'Half', promo_lasts: 'over', promo_months: 1 });
  expect(over.lines.at(-1)).toBe('Promo: Half ends after 1 month, before the first charge: it takes nothing off');
  expect(over.consent).toMatch(/^Your promo code ends before the first charge, so it takes nothing off\. \$19\.99 is/);
});

test('a gift card states its value and its end, that nothing is charged, and no amount of a purchase', () => {
  expect(giftLines('One year of Pro', Date.parse('2026-11-30T12:00:00Z'))).toEqual([
    { name: 'Gift card', text: 'One year of Pro. Yours until Tuesday, November 30, 2027. Nothing more is charged.' },
    { name: 'Today', text: 'Nothing' },
  ]);
});
