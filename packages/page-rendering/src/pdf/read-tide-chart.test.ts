import { listBeaches } from '@groundswell/data/places';
import { findTideStation } from '@groundswell/data/tide-stations';
import { predictTide } from '@groundswell/forecast/compose';
import { expect, test } from 'vitest';
import { readTideChart } from './read-tide-chart.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const asked = { beach: 'indian-river-inlet-northside', from: '2026-12', units: 1, lang: 'en' } as const;
const FEET = 3.281;

/** Lists highs and lows as `npm run tide -- STATION --extremes` prints them. */
function listExtremes(stationId: string | undefined, from: string, to: string) {
  const station = findTideStation(stationId ?? '') ?? expect.fail();
  const startAt = Date.parse(from);
  const stepMs = 6 * 60_000;
  return predictTide(station, startAt, stepMs, Math.floor((Date.parse(to) - startAt) / stepMs) + 1).extremes;
}

test('each high and low of six months is printed once, at the time and height that the tide tool prints', () => {
  const chart = readTideChart(asked, now);
  const beach = listBeaches().find(({ slug }) => slug === asked.beach) ?? expect.fail();
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: beach.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const expected = listExtremes(beach.tideStationId, '2026-12-01T05:00:00Z', '2027-06-01T03:59:00Z').map(
    ({ at, levelM, high }) => {
      const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
      const time = `${part.hour}:${part.minute}${part.dayPeriod?.toLowerCase()}`;
      return `${part.year}-${part.month} ${part.day} ${high} ${time} ${(levelM * FEET).toFixed(1).replace('-0.0', '0.0')}`;
    },
  );
  const printed = chart.sides
    .flat()
    .flatMap(({ month, days }) =>
      days.flatMap(({ day, lows, highs }) => [
        ...lows.map(({ time, height }) => `${month} ${day} false ${time} ${height}`),
        ...highs.map(({ time, height }) => `${month} ${day} true ${time} ${height}`),
      ]),
    );
  expect(printed.toSorted()).toEqual(expected.toSorted());
});

test('a chart has two sides of three months, with every day of each', () => {
  const { sides } = readTideChart({ ...asked, from: '2027-11' }, now);
  expect(sides.map((months) => months.map(({ month, days }) => [month, days.length]))).toEqual([
    [
      ['2027-11', 30],
      ['2027-12', 31],
      ['2028-01', 31],
    ],
    [
      ['2028-02', 29],
      ['2028-03', 31],
      ['2028-04', 30],
    ],
  ]);
  const weekends = sides[1]?.[0]?.days.filter(({ isWeekend }) => isWeekend).map(({ day, weekday }) => [day, weekday]);
  expect(weekends?.slice(0, 3)).toEqual([
    [5, 'Sat'],
    [6, 'Sun'],
    [12, 'Sat'],
  ]);
});

test.each(['2026-10', '2027-12', '2099-01'])('a chart from %s is refused as past or too far ahead', (from) => {
  expect(() => readTideChart({ ...asked, from }, now)).toThrow('Tide charts begin with one of the next 12 months.');
});

test('an unknown beach is refused by its name', () => {
  expect(() => readTideChart({ ...asked, beach: 'atlantis' }, now)).toThrow('There is no beach called “atlantis”.');
});

test('every beach with a tide station has a chart in every language, and in both units', () => {
  const beaches = listBeaches().filter(({ tideStationId }) => tideStationId);
  const zones = new Map(beaches.map((beach) => [beach.timeZone, beach]));
  for (const { slug } of zones.values())
    for (const lang of ['en', 'es', 'zh-CN'] as const)
      for (const units of [1, 2]) {
        const { sides } = readTideChart({ beach: slug, from: '2026-11', units, lang }, now);
        const days = sides.flat().flatMap((month) => month.days);
        expect(days.filter(({ lows, highs }) => lows.length + highs.length === 0)).toEqual([]);
      }
});
