import { expect, test } from 'vitest';
import { dayOf, isInterstitialDue } from './interstitial-due.ts';

const today = '2026-11-20';

test('never on the first visit, nor in a browser without storage', () => {
  expect(isInterstitialDue({ firstVisit: undefined, shown: undefined }, today)).toBe(false);
  expect(isInterstitialDue({ firstVisit: today, shown: undefined }, today)).toBe(false);
});

test('once a day at most', () => {
  expect(isInterstitialDue({ firstVisit: '2026-11-19', shown: undefined }, today)).toBe(true);
  expect(isInterstitialDue({ firstVisit: '2026-11-01', shown: '2026-11-19' }, today)).toBe(true);
  expect(isInterstitialDue({ firstVisit: '2026-11-01', shown: today }, today)).toBe(false);
});

test('a day is that of the reader’s time zone', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
