import { IMPERIAL, METRIC } from '@groundswell/forecast';
import type { EmailContent } from '../src/email.ts';

/** The texts in emails that users write. A test can replace the harmless defaults, for example with HTML. */
export interface Written {
  readonly name: string;
  readonly message: string;
  readonly subject: string;
  readonly beach: string;
  readonly why: string;
}

const HARMLESS: Written = {
  name: 'Keala Nakoa',
  message: 'Aloha!\n\nThe tide of Haleiwa reads a foot too high since Tuesday.\nCould you look?',
  subject: 'Contact Form',
  beach: 'Folly Beach, The Washout',
  why: 'Better wind (offshore 5 mph), better tide (low)',
};

/** The address of a receipt page, in place of Stripe's. */
export const BILLS = 'https://invoice.example';

const at = (utc: string) => Date.parse(utc);
const later = [
  { at: at('2027-11-28T12:00Z'), sum: '$9.98' },
  { at: at('2028-11-28T12:00Z'), sum: '$19.99' },
];
const overdue = { tier: 'Pro', sum: '$19.99', graceEndsAt: at('2026-11-28T12:00Z') } as const;

/**
 * Returns one example email of each kind, and an additional alert in metres in which all optional values are absent.
 */
export function madeEmails(written: Partial<Written> = {}): readonly EmailContent[] {
  const { name, message, subject, beach, why } = { ...HARMLESS, ...written };
  const washout = { name: beach, slug: 'folly-beach-the-washout', timeZone: 'America/New_York', facingDeg: 145 };
  const best = {
    day: '2026-11-21',
    fromAt: at('2026-11-21T12:00Z'),
    endAt: at('2026-11-21T16:00Z'),
    faceMinM: 1.1,
    faceMaxM: 1.1,
    condition: 'clean',
    score: 71.6,
  } as const;
  return [
    ...(['verify', 'reset', 'own', 'new-email'] as const).map(
      (purpose) => ({ letter: 'pass-code', purpose, code: '482913', validMinutes: 10 }) as const,
    ),
    { letter: 'account-exists' },
    { letter: 'email-changed', newEmail: 'keala@example.com' },
    { letter: 'account-deleted', hadPlan: true },
    { letter: 'password-changed' },
    { letter: 'pass-code', purpose: 'verify', code: '027431', validMinutes: 10, links: 'google' },
    { letter: 'provider-changed', provider: 'google', linked: true },
    { letter: 'provider-changed', provider: 'sign-in-with-apple', linked: false },
    { letter: 'second-factor-changed', isOn: true },
    { letter: 'second-factor-changed', isOn: false },
    { letter: 'subscribe-confirm', token: 'news.1234567890abcdefghij', validDays: 3 },
    { letter: 'invitation', role: 'editor', token: 'write.1234567890abcdefghij', validDays: 7 },
    {
      letter: 'writer-week',
      views: 214,
      visits: 180,
      viewsBefore: 97,
      readSeconds: 74,
      posts: [{ title: subject, views: 120 }],
    },
    { letter: 'writer-week', views: 1, visits: 1, viewsBefore: 0, posts: [] },
    {
      letter: 'contact',
      from: 'keala@example.com',
      name,
      subject,
      message,

      business: name,
      phone: name,
    },
    {
      letter: 'order-receipt',
      number: 'TC-1A2B3C4D',
      cards: 5000,
      price: '$170',
      beach,
      fromAt: at('2026-12-01T00:00Z'),
      untilAt: at('2027-05-01T00:00Z'),
      paper: '/papers/tide-charts/folly-beach-the-washout?from=2026-12&units=1',
    },
    ...(['term', 'change'] as const).map(
      (pays) =>
        ({
          letter: 'receipt',
          tier: 'Pro',
          pays,
          sum: '$19.99',
          until: at('2027-11-21T12:00Z'),
          ...(pays === 'term' && { next: { at: at('2027-11-21T12:00Z'), sum: '$19.99' } }),
          url: `${BILLS}/in_1`,
        }) as const,
    ),
    ...([1, 2, 3] as const).map((step) => ({ letter: 'payment-failed', step, ...overdue }) as const),
    { letter: 'payment-confirm', ...overdue, url: `${BILLS}/in_1` },
    { letter: 'trial-begins', tier: 'Pro', at: at('2026-12-05T12:00Z'), sum: '$19.99' },
    { letter: 'trial-begins', tier: 'Pro Plus', at: at('2026-12-05T12:00Z') },
    { letter: 'trial-ends', tier: 'Pro', at: at('2026-11-24T12:00Z'), sum: '$9.99', later: later.slice(1) },
    { letter: 'plan-renews', tier: 'Pro Plus', at: at('2026-11-28T12:00Z'), sum: '$39.99' },
    { letter: 'plan-renews', tier: 'Pro', at: at('2026-11-28T12:00Z'), credit: '$19.99' },
    { letter: 'plan-renews', tier: 'Pro', at: at('2026-11-28T12:00Z'), sum: '$9.99', credit: '$10.00' },
    { letter: 'plan-cancelled', tier: 'Pro', at: at('2026-12-05T12:00Z') },
    { letter: 'plan-resumed', tier: 'Pro', at: at('2026-12-05T12:00Z'), sum: '$19.99' },
    { letter: 'plan-resumed', tier: 'Pro Plus', at: at('2026-12-05T12:00Z'), credit: '$39.99', later },
    {
      letter: 'receipt',
      tier: 'Pro',
      pays: 'change',
      credited: '$19.99',
      until: at('2026-11-28T12:00Z'),
      next: { at: at('2026-11-28T12:00Z'), later },
    },
    {
      letter: 'receipt',
      tier: 'Pro Plus',
      pays: 'change',
      credit: '$20.00',
      until: at('2026-11-28T12:00Z'),
      next: { at: at('2026-11-28T12:00Z'), sum: '$39.99' },
    },
    {
      letter: 'receipt',
      tier: 'Pro',
      pays: 'term',
      until: at('2027-11-21T12:00Z'),
      next: { at: at('2027-11-21T12:00Z'), sum: '$19.99' },
      url: `${BILLS}/in_1`,
    },
    {
      letter: 'money-back',
      tier: 'Pro',
      of: 'change',
      until: at('2026-11-28T12:00Z'),
      next: { at: at('2026-11-28T12:00Z'), sum: '$19.99' },
    },
    { letter: 'money-back', tier: 'Pro', of: 'term', until: at('2026-11-28T12:00Z') },
    ...(['over', 'unpaid', 'cancelled', 'refunded', 'disputed', 'gift-back', 'by-us'] as const).map(
      (cause) => ({ letter: 'plan-ended', tier: 'Pro', cause }) as const,
    ),
    { letter: 'plan-ended', tier: 'Pro', cause: 'over', rests: { favoriteLimit: 5, alertLimit: 1 } },
    {
      letter: 'gift',
      fromName: name,
      toName: name,
      message: `Have a good year. ${message}`,
      usableUntil: at('2031-11-23T13:00Z'),
      code: '7K2QM-9XJ4T-0PRW3-BHZ8V-5NDCE',
    },
    ...([true, false] as const).map(
      (endsThen) =>
        ({
          letter: 'gift-redeemed',
          fromName: name,
          tier: endsThen ? 'Pro' : 'Pro Plus',
          until: at('2027-11-21T12:00Z'),
          endsThen,
        }) as const,
    ),
    { letter: 'gift-expiring', fromName: name, toName: name, usableUntil: at('2031-11-23T13:00Z'), code: '7K2QM' },
    { letter: 'gift-ended', fromName: name, isRedeemed: true },
    { letter: 'gift-ended', fromName: name, isRedeemed: false },
    { letter: 'plan-lowered', tier: 'Basic', favoriteLimit: 5, alertLimit: 1 },
    {
      letter: 'alert',
      beach: washout,
      best: { ...best, why, wind: { speedMps: 2.4, fromDeg: 320 }, tide: { fromM: 0.3, toM: 1.05 } },
      also: [
        {
          ...best,
          day: '2026-11-22',
          fromAt: at('2026-11-22T13:00Z'),
          endAt: at('2026-11-22T15:00Z'),
          condition: 'fair',
        },
        {
          ...best,
          day: '2026-11-24',
          fromAt: at('2026-11-24T18:00Z'),
          endAt: at('2026-11-24T21:00Z'),
          faceMinM: 1.9,
          faceMaxM: 1.9,
        },
      ],
      units: IMPERIAL,
      unsubscribeToken: 'alert.1234567890abcdefghij',
    },
    {
      letter: 'digest',
      ofFavorites: true,
      days: 7,
      beaches: [
        { beach: washout, hours: [best, { ...best, day: '2026-11-22', condition: 'fair' }] },
        { beach: { ...washout, name: 'Cowell’s', slug: 'cowells-beach' }, hours: [] },
      ],
      posts: [{ title: 'Mini Handbook', path: '/services/handbook' }],
      units: IMPERIAL,
      unsubscribeToken: 'digest.1234567890abcdefghij',
    },
    {
      letter: 'digest',
      ofFavorites: false,
      days: 3,
      beaches: [],
      units: METRIC,
      unsubscribeToken: 'digest.1234567890abcdefghij',
    },
    { letter: 'alert', beach: washout, best, also: [], units: METRIC, unsubscribeToken: 'alert.1234567890abcdefghij' },
  ];
}
