import { HOUR_MS } from '@groundswell/durations';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean, washout } from '@groundswell/forecast/testing/made-ocean';
import { expect, test } from 'vitest';
import { inFeet, inMetres } from '../../test-support/voices.ts';
import { wordsOf } from '../words/words-of.ts';
import { oddsPhrase } from './odds-phrase.ts';

const runAt = Date.UTC(2026, 10, 20, 6);
const now = runAt + 7 * HOUR_MS;
const forecast = composeForecast({ beach: washout, ocean: madeOcean(runAt), now });
const dateOf = (day: number) => forecast.days[day]?.date ?? expect.fail();
const phrase = (day: number, voice = inFeet) => oddsPhrase(forecast, dateOf(day), voice);

test('from the fourth day on, odds of a height that at least half of the cases reach are one phrase', () => {
  expect(phrase(2)).toBeUndefined();
  expect(phrase(3)).toMatch(/^[5-9] in 10 for sets of \d+ ft or more$/);
  expect(phrase(3, inMetres)).toMatch(/^[5-9] in 10 for sets of [\d.]+ m or more$/);
  expect(phrase(3, { ...inFeet, words: wordsOf('es') })).toMatch(/^[5-9] de cada 10 veces, series de \d+ ft o más$/);
  expect(phrase(3, { ...inFeet, words: wordsOf('zh-CN') })).toMatch(/^10 次有 [5-9] 次大组浪达到 \d+ ft 及以上$/);
});

test('a day outside the forecast, or without waves, has no phrase', () => {
  expect(oddsPhrase(forecast, '2030-01-01', inFeet)).toBeUndefined();
  const { waves: _, ...waveless } = forecast;
  expect(oddsPhrase(waveless, dateOf(5), inFeet)).toBeUndefined();
});
