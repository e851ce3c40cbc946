import { findBeach } from '@groundswell/data/places';
import { HOUR_MS } from '@groundswell/durations';
import { IMPERIAL, METRIC } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { databaseStation } from '@groundswell/forecast/testing/database-station';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import { presentForecast } from '@groundswell/present';
import { expect, test } from 'vitest';
import { timelineOf } from '../forecast.fixture.ts';
import { hourSentence, type ReadOutData, readHour, tideFact } from './read-out.ts';

const read = (over: Parameters<typeof timelineOf>[1], hour = 0, more: Partial<ReadOutData> = {}, language = 'en') =>
  readHour({ timeline: timelineOf(24, over), days: [], tideDays: [], sources: {}, joins: [], ...more }, hour, language);
const valueFor = (name: string, readOut: ReturnType<typeof read>) =>
  readOut.facts.find((fact) => fact.name === name)?.value;

test('an hour has surf with its rating, score, wind with gusts, swells, energy and tide', () => {
  expect(hourSentence(read({}))).toBe(
    'Fri 12am, Surf 3–4 ft clean shoulder high, Score 56/100, Wind W 6 mph offshore, gusts 9, ' +
      'Swell ESE 3.6 ft 12 s, 2nd swell --, Energy offshore 6.5 kW/m, Tide 2.5 ft rising',
  );
});

test('a swell has the number of its line in the graph, whichever is first', () => {
  const { facts } = read({
    swell1Train: Array(24).fill(4),
    swell2: Array(24).fill('WNW 5.8 ft 12 s'),
    swell2Train: Array(24).fill(1),
  });
  expect(facts.flatMap(({ name, train }) => (train === undefined ? [] : `${name} ${train}`))).toEqual([
    'Swell 4',
    '2nd swell 1',
  ]);
});

test('a train’s kind names its fact; in a table column its rank does, and the value names the kind', () => {
  const swell1Kind = [...Array(9).fill('swell'), ...Array(15).fill('wind-sea')];
  const first = [0, 9].map((hour) => read({ swell1Kind }, hour).facts.find(({ train }) => train === 1));
  expect(first.map((fact) => fact?.name)).toEqual(['Swell', 'Wind sea']);
  expect(first.map((fact) => fact?.inColumn)).toEqual([
    { name: 'Swell', value: 'ESE 3.6 ft 12 s' },
    { name: 'Swell', value: 'ESE 3.6 ft 12 s wind sea' },
  ]);
});

test('between full hours the time and the tide are those of the cursor’s minute', () => {
  const tideLevel = Array.from({ length: 24 }, (_, hour) => hour);
  const readOut = read({ tideLevel }, 15.5);
  expect([readOut.time, valueFor('Tide', readOut)]).toEqual(['Fri 3:30pm', '15.5 ft']);
  expect(valueFor('Tide', read({ tideLevel }, 23.99))).toBe('23.0 ft');
  expect(read({ time: Array(24).fill('15:00') }, 15.42).time).toBe('Fri 15:25');
});

test.each([IMPERIAL, METRIC])(
  'at any minute the current tide equals that under a cursor at the current time',
  (units) => {
    const beach = findBeach('indian-river-inlet-northside') ?? expect.fail();
    const startAt = Date.parse('2026-11-20T05:00:00Z');
    const tideStation = databaseStation('noaa/8557863');
    const forecast = composeForecast({ beach, ocean: madeOcean(startAt), tideStation, now: startAt });
    for (let now = startAt; now < startAt + 24 * HOUR_MS; now += 7.4 * 60_000) {
      const {
        current,
        timeline,
        tide_array: tideDays,
      } = presentForecast({
        ...{ beach, forecast, units, now },
        ...{ place: [], basicDays: 2, days: 2 },
      });
      const place = (now - Date.parse(timeline.start ?? '')) / HOUR_MS;
      const { value, note } = tideFact({ timeline, tideDays }, place);
      expect([new Date(now).toISOString(), `${value} ${note}`]).toEqual([
        new Date(now).toISOString(),
        current.tide_now,
      ]);
    }
  },
);

test('the tide turns at its low, not at the full hour after it', () => {
  const tideLevelDesc = Array.from({ length: 24 }, (_, hour) => (hour < 6 ? 'falling' : 'rising'));
  const low = { low_1_at: '2026-11-20T10:10:00Z', low_1_level: 0.5, low_1_time: '5:10am', low_1_height: '0.5 ft' };
  const tideDays = [{ dateNum: '2026-11-20', ...low }] as unknown as ReadOutData['tideDays'];
  const noteAt = (place: number) =>
    read({ tideLevelDesc }, place, { tideDays }).facts.find(({ name }) => name === 'Tide')?.note;
  expect([noteAt(5), noteAt(5.1), noteAt(5.5), noteAt(6)]).toEqual(['falling', 'falling', 'rising', 'rising']);
});

test('flat water has no condition, and no name in the line, because the value says it', () => {
  const flat = read({
    wvhtText: Array(24).fill('flat'),
    wvhtMin: Array(24).fill(0),
    wvhtMax: Array(24).fill(0),
  });
  expect(flat.facts[0]).toEqual({ name: '', value: 'Flat', inColumn: { name: 'Surf', value: 'flat' } });
  expect(hourSentence(flat)).toMatch(/^Fri 12am, Flat, Score /);
});

test('an hour without data states so and shows no number', () => {
  const none = Array(24).fill(null);
  const { facts } = read(
    {
      wvhtText: none,
      score: none,
      wind: none,
      windRel: none,
      gust: none,
      swell1: none,
      energy: none,
      tideLevel: none,
      tideLevelDesc: none,
    },
    3,
  );
  expect(facts.map(({ value }) => value)).toEqual(['--', '--', '--', '--', '--', '--', '--']);
  expect(facts.every(({ note }) => note === undefined)).toBe(true);
});

test('a score of zero and a calm without gusts are numbers too', () => {
  const nothing = Array(24).fill(0);
  const calm = read({ score: nothing, gust: nothing, energy: nothing });
  expect(valueFor('Score', calm)).toBe('0/100');
  expect(valueFor('Energy offshore', calm)).toBe('0 kW/m');
});

test('a beach without a tide station shows No Tide Data', () => {
  const none = Array(24).fill(null);
  const { facts } = read({ has_tides: false, tideLevel: none, tideLevelDesc: none }, 3);
  expect(facts.at(-1)).toEqual({ name: 'Tide', value: 'No Tide Data', note: undefined });
});

test('the reasons of the rating are shown', () => {
  expect(read({}).why).toBe('Offshore wind around 5 mph leaves the faces clean');
});

test('a day of high confidence adds no caveat', () => {
  const days = [
    {
      confidence: {
        level: 'high',
        errorPct: 14,
        says: 'More certain than usual: 3-4 ft by daylight, 8 times in 10',
      } as const,
    },
  ];
  expect(read({ why: [] }, 0, { days }).why).toBe('');
});

test('a less certain hour states why', () => {
  const days = [
    {
      confidence: {
        level: 'low',
        errorPct: 40,
        says: 'Less certain than usual: 2-5 ft by daylight, 8 times in 10',
      } as const,
    },
  ];
  const sources = { older: { from: '2026-11-20T10:00:00.000Z', run: '2026-11-20T00:00:00.000Z' } };
  const { why } = read({ why: [], filled: [7], olderFrom: 5 }, 7, { days, sources });
  expect(why).toBe(
    'Less certain than usual: 2–5 ft by daylight, 8 times in 10 (Fri Nov 20). The model run lacks this hour: it is estimated from the hours around it or from the run before. ' +
      'From the run of 00Z: the newest ends earlier',
  );
  expect(read({ why: [], filled: [7], olderFrom: 5 }, 4, { sources }).why).toBe('');
});
