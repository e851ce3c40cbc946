import { KNOTS_PER_MPS, rateCondition } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { inFeet } from '../../test-support/voices.ts';
import { wordsOf } from '../words/words-of.ts';
import { reasonTexts } from './reason-text.ts';

const offshore = (windKt: number, gustKt = windKt) => ({
  windSpeedMps: windKt / KNOTS_PER_MPS,
  windFromDeg: 270,
  gustMps: gustKt / KNOTS_PER_MPS,
});

test('the wind is said to leave the faces clean only in an hour rated clean', () => {
  const clean = rateCondition(offshore(12), 90, 0.1);
  const bySea = rateCondition(offshore(12), 90, 0.6);
  const byGusts = rateCondition(offshore(14, 40), 90, 0.1);
  expect([clean, bySea, byGusts].map(({ condition }) => condition)).toEqual(['clean', 'fair', 'fair']);
  expect(reasonTexts(clean.reasons, inFeet)).toEqual(['Offshore wind of 14 mph leaves the faces clean']);
  expect(reasonTexts(bySea.reasons, inFeet)).toEqual([
    'Offshore wind of 14 mph alone would leave the faces clean',
    'But wind sea is about 60% of the surf',
  ]);
  expect(reasonTexts(byGusts.reasons, inFeet)).toEqual([
    'Offshore wind of 16 mph alone would leave the faces clean',
    'But gusts to 46 mph blow the tops back',
  ]);
});

test('a gale off the land blows the tops back, one from the sea chops the faces up', () => {
  const textsOf = (fromDeg: number) =>
    reasonTexts(rateCondition({ ...offshore(37), windFromDeg: fromDeg }, 90, 0).reasons, inFeet);
  expect(textsOf(270)).toEqual(['Offshore wind of 43 mph blows the tops back and makes waves hard to catch']);
  expect(textsOf(230)).toEqual([expect.stringMatching(/^Cross-offshore wind of 43 mph blows the tops back/)]);
  expect(textsOf(90)).toEqual(['Onshore wind of 43 mph chops the faces up']);
});

test.each(['es', 'zh-CN'] as const)('so it is in %s', (language) => {
  const voice = { ...inFeet, words: wordsOf(language) };
  const [alone, but] = reasonTexts(rateCondition(offshore(12), 90, 0.6).reasons, voice);
  const [only] = reasonTexts(rateCondition(offshore(12), 90, 0.1).reasons, voice);
  expect(alone).not.toBe(only);
  expect(but).toMatch(/^(Pero|但)/);
});
