import { HOUR_MS } from '@groundswell/durations';
import { IMPERIAL, type JudgedStory, METRIC, pointAlong } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean, washout } from '@groundswell/forecast/testing/made-ocean';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../words/words-of.ts';
import { presentStory } from './present-story.ts';

const runAt = Date.UTC(2026, 10, 20, 6);
const now = runAt + 9 * HOUR_MS;
/** Thursday, November 19, 3:00am in South Carolina; the site calls it Wednesday night. */
const bornAt = Date.UTC(2026, 10, 19, 8);
const story: JudgedStory = {
  birth: {
    at: bornAt,
    place: pointAlong(washout, 65, 2575),
    distanceKm: 2575,
    fromDeg: 65,
    errorKm: 260,
  },
  firstAt: now - 12 * HOUR_MS,
  peakAt: now + 5 * HOUR_MS,
  lastAt: now + 60 * HOUR_MS,
  heightM: 2.1,
  periodS: 14.6,
  periodsS: [18.2, 10.4],
  line: 0,
  isProbable: false,
  galeMps: 25,
};
const forecast = { ...composeForecast({ beach: washout, ocean: madeOcean(runAt), now: runAt }), story };
const present = (more: object = {}) => presentStory({ forecast, units: IMPERIAL, now, ...more }) ?? expect.fail();

test('it says how far, from where and when, in the reader’s units', () => {
  expect(present().sentence).toBe('It left a storm 1,600 mi ENE on Wednesday night.');
  expect(present({ units: METRIC }).sentence).toBe('It left a storm 2,600 km ENE on Wednesday night.');
  expect(present().arrival).toBe(
    'The longest waves ran ahead. The biggest, at 15 seconds, come on Friday afternoon; the swell fades on Sunday night.',
  );
  expect(present().gale).toEqual({ speed: 56, unit: 'mph' });
});

test('the standalone sentence names its swell; the storm has a part of the day and an error', () => {
  const { told, error_text, origin } = present();
  expect(told).toBe(`The 15-second swell at ${washout.name} left a storm 1,600 mi ENE on Wednesday night.`);
  // The storm's position is known to 260 km, a distance that the waves cover in 6 hours at 41 km/h.
  expect(error_text).toBe('Give or take 160 mi and 6 hours.');
  expect(origin.text).toBe('Wed night');
});

test('it says the same in Spanish and Chinese', () => {
  expect(present({ units: METRIC, words: wordsOf('es') }).sentence).toBe(
    'Salió de una tormenta a 2,600 km al ENE el miércoles por la noche.',
  );
  expect(present({ units: METRIC, words: wordsOf('zh-CN') }).sentence).toBe(
    '这股涌浪于周三夜里离开东东北面 2,600 km 外的风暴。',
  );
});

test('a swell that is not the main one now is named by its direction', () => {
  const other = { forecast: { ...forecast, story: { ...story, line: 5 } } };
  expect(present(other).sentence).toBe('The ENE swell left a storm 1,600 mi away on Wednesday night.');
  expect(present({ ...other, words: wordsOf('es') }).sentence).toBe(
    'El mar de fondo del ENE salió de una tormenta a 1,600 mi el miércoles por la noche.',
  );
  expect(present({ ...other, words: wordsOf('zh-CN') }).sentence).toBe(
    '东东北来的涌浪于周三夜里离开 1,600 mi 外的风暴。',
  );
});

test('it says probably if runs or winds disagree', () => {
  const { sentence, probable } = present({ forecast: { ...forecast, story: { ...story, isProbable: true } } });
  expect([sentence, probable]).toEqual(['It probably left a storm 1,600 mi ENE on Wednesday night.', true]);
});

test('marks are twelve hours apart along the route, and the front is beyond the last one passed', () => {
  const { marks, front_km = 0, periods, days } = present();
  expect(marks.map(({ at }) => (Date.parse(at) - bornAt) / HOUR_MS)).toEqual([12, 24, 36, 48, 60]);
  expect(marks.map(({ text }) => text).slice(0, 3)).toEqual(['Thu afternoon', 'Thu night', 'Fri afternoon']);
  // The wave front has travelled for 31 hours at 41 km/h.
  expect(front_km).toBeCloseTo(31 * 41.03, -1);
  expect(periods.map(({ period_s }) => period_s)).toEqual([18, 16, 14, 12]);
  expect(periods.map(({ text }) => text)).toEqual(['Sat morning', 'Sat afternoon', 'Sat evening', 'Sun morning']);
  const arrivals = periods.map(({ at }) => Date.parse(at));
  expect(arrivals).toEqual([...arrivals].sort((a, b) => a - b));
  expect(days.map(({ text }) => text)).toEqual(['Thu', 'Fri', 'Sat', 'Sun', 'Mon']);
});

describe('there is none', () => {
  test.each([
    ['without one in the forecast', { forecast: { ...forecast, story: undefined } }],
    ['of a run two days old', { now: runAt + 49 * HOUR_MS }],
    ['of a swell that is over', { forecast: { ...forecast, story: { ...story, lastAt: now - HOUR_MS } } }],
  ])('%s', (_, more) => {
    expect(presentStory({ forecast, units: IMPERIAL, now, ...more })).toBeNull();
  });
});
