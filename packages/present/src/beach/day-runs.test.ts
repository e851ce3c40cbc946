import { HOUR_MS } from '@groundswell/durations';
import { type BeachForecast, IMPERIAL, METRIC } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean, washout } from '@groundswell/forecast/testing/made-ocean';
import { expect, test } from 'vitest';
import { presentOpenForecast } from '../open/open-beach.ts';
import { presentForecast } from './present-forecast.ts';

const runAt = Date.UTC(2026, 10, 20, 6);
const now = runAt + 7 * HOUR_MS;
const own = composeForecast({ beach: washout, ocean: madeOcean(runAt), now });
const every = <T>(value: T) => Array.from({ length: 16 }, () => value);

/** Adds earlier runs to the forecast, each with its age in hours and the same face height, metres, on every day. */
const after = (said: readonly (readonly [hoursBefore: number, faceM: number | null])[], spreadPct: number | null) => ({
  ...own,
  runs: {
    runAt: said.map(([hours]) => runAt - hours * HOUR_MS),
    faceCm: said.map(([, faceM]) => every(faceM && faceM * 100)),
    spreadPct: every(spreadPct),
  },
});
const input = { beach: washout, place: [], units: IMPERIAL, now, basicDays: 16, days: 16 };
const present = (forecast: BeachForecast, at = now, units = IMPERIAL) =>
  presentForecast({ ...input, forecast, units, now: at });
const confidences = (forecast: BeachForecast) => present(forecast).days.map(({ confidence }) => confidence);

test('every day has a confidence from the first run on: tomorrow a high one, the tenth day a low one', () => {
  const days = confidences(own);
  expect(days.every((day) => day !== null && day.runs === undefined)).toBe(true);
  expect(days[1]).toMatchObject({ level: 'high', errorPct: 38 });
  expect(days[9]).toEqual({
    level: 'low',
    errorPct: 56,
    says: expect.stringMatching(/^Less certain than usual: \d+-\d+ ft by daylight, 8 times in 10$/),
  });
});

test('a day whose daylight is over has no confidence', () => {
  const [today = expect.fail()] = own.days;
  const lastLight = today.lastLight ?? expect.fail();
  const isSaid = (at: number) => present(own, at).days[0]?.confidence !== null;
  expect([lastLight - HOUR_MS, lastLight + HOUR_MS].map(isSaid)).toEqual([true, false]);
});

test('the likely range of a day contains the ranges of both halves', () => {
  const { waves = expect.fail() } = own;
  // The face is two metres in the morning and one metre from noon on.
  const faceCm = waves.faceCm.map((_, hour) => ((hour + 1) % 24 < 11 ? 200 : 100));
  const [, tomorrow] = present({ ...own, waves: { ...waves, faceCm } }).days;
  expect([tomorrow?.amsurf, tomorrow?.pmsurf, tomorrow?.confidence?.says]).toEqual([
    '5-7 ft',
    '3-4 ft',
    'More certain than usual: 1-10 ft by daylight, 8 times in 10',
  ]);
});

test('the likely range of a day is that of its daylight, and contains every hour from first to last light', () => {
  const { waves = expect.fail(), days, startAt } = own;
  const [, day = expect.fail()] = days;
  const { firstLight = 0, lastLight = 0 } = day;
  // The face is 0.5 m by daylight and 3 m at night. In the hours of first and last light it is 1 m.
  const faceAt = (at: number) => {
    if (at + HOUR_MS < firstLight || at > lastLight) return 300;
    return at <= firstLight || at + HOUR_MS >= lastLight ? 100 : 50;
  };
  const faceCm = waves.faceCm.map((_, hour) => faceAt(startAt + hour * HOUR_MS));
  const [, tomorrow = expect.fail()] = present({ ...own, waves: { ...waves, faceCm } }).days;
  expect(new Set(tomorrow.hourly.map(({ surf }) => surf))).toEqual(new Set(['7-10 ft', '3-4 ft', '1-2 ft']));
  expect(tomorrow.confidence?.says).toBe('More certain than usual: 1-5 ft by daylight, 8 times in 10');
});

test('a nearby buoy that disagrees with the model widens the range of today, not of later days', () => {
  const reach: [drawn: number, told: number][] = [];
  const bands: number[][] = [];
  const sea = (heightM: number) => {
    const near = { stationId: '41004', name: '41004', lat: washout.lat, lon: washout.lon };
    const waves = { ...near, waves: { at: now, value: { heightM } } };
    const observed = { checkedAt: now, waves };
    const { days, timeline } = presentForecast({ ...input, forecast: own, observed });
    const open = presentOpenForecast({ forecast: own, observed, days: 2, planDays: 2, now });
    for (const hour of [8, 30])
      reach.push([timeline.surfLikelyMax[hour] ?? 0, (open.hours[hour]?.sets_likely_max_m ?? 0) / 0.3048]);
    bands.push(timeline.surfLikelyMax.map((top, hour) => (top ?? 0) / (timeline.surfMax[hour] ?? 1)));
    return days.map(({ confidence }) => confidence);
  };
  const agrees = confidences(own);
  const [low, tomorrow] = sea(0.3);
  expect(low?.level).toBe('low');
  expect(low?.errorPct).toBeGreaterThan(agrees[0]?.errorPct ?? 100);
  expect(tomorrow).toEqual(agrees[1]);
  const [high] = sea(9);
  expect(high).toMatchObject({ level: 'medium', errorPct: 50 });
  expect([low, agrees[0], high].map((day) => day?.says)).toEqual([
    'Less certain than usual: 1-6 ft by daylight, 8 times in 10',
    'More certain than usual: 2-6 ft by daylight, 8 times in 10',
    'As certain as usual: 2-7 ft by daylight, 8 times in 10',
  ]);
  // The surf graph and the open API show the same likely range.
  for (const [drawn, told] of reach) expect(drawn).toBeCloseTo(told, 0);
  expect((bands[1]?.[8] ?? 0) / (bands[0]?.[8] ?? 1)).toBeGreaterThan(1.1);
  // On the graph the measured deviation fades hour by hour until noon of the next day.
  const near = bands.map((band) => band.slice(23, 37));
  expect(near[1]?.[0]).toBeCloseTo(1.9, 1);
  expect(near[1]?.slice(1).every((top, hour) => (near[1]?.[hour] ?? 0) - top < 0.15)).toBe(true);
  expect(near[1]?.at(-1)).toBe(near[0]?.at(-1));
});

test('an advisory of high surf that is not forecast replaces the confidence, the odds and the summary of a day', () => {
  const warned = { fromAt: now - HOUR_MS, untilAt: now + 20 * HOUR_MS, beachIds: [washout.id] };
  const advisory = { ...warned, id: 'w', code: 'high-surf-warning', office: 'NWS Charleston SC' } as const;
  const advisories = { checkedAt: now, advisories: [advisory] };
  const { days, current, timeline } = presentForecast({ ...input, forecast: own, advisories });
  const isDrawn = (day: number) => timeline.surfLikelyMax[timeline.summaryDay.indexOf(day)] !== null;
  expect([isDrawn(0), isDrawn(1), isDrawn(2)]).toEqual([false, false, true]);
  expect(days.slice(0, 3).map(({ confidence }) => confidence?.level)).toEqual([undefined, undefined, 'high']);
  const why = 'No range to rely on: a High Surf Warning is in effect, for higher surf than this forecast shows';
  expect(days.slice(0, 3).map(({ unsure }) => unsure)).toEqual([why, why, undefined]);
  expect(days.slice(0, 3).map(({ odds }) => odds === null)).toEqual([true, true, false]);
  expect(current.summary).toBeUndefined();
  expect(present(own).current.summary).toEqual(expect.any(String));
});

test('the confidence quotes the last runs, and drops if they disagree', () => {
  const days = (spreadPct: number) =>
    confidences(
      after(
        [
          [6, 1.5],
          [12, 1.5],
          [24, 0.9],
        ],
        spreadPct,
      ),
    );
  expect(days(5)[2]).toMatchObject({ level: 'high', runs: 'The last 4 runs say 2-5 ft' });
  expect(days(40)[2]).toMatchObject({ level: 'low', runs: 'The last 4 runs say 2-5 ft' });
});

test('runs that agree share one range', () => {
  const days = confidences(
    after(
      [
        [6, 1.2],
        [12, 1.2],
        [24, 1.2],
      ],
      5,
    ),
  );
  expect(days[7]?.runs).toBe('The last 4 runs all say 3-4 ft');
});

test.each([
  [
    'yesterday’s run alone',
    [
      [6, 1.2],
      [24, 0.3],
    ],
    { direction: 'up', text: 'Yesterday’s run said 1 ft' },
  ],
  [
    'the last run alone',
    [
      [6, 1.5],
      [24, 1.2],
    ],
    { direction: 'down', text: 'The run before this said 3-5 ft' },
  ],
  [
    'both alike',
    [
      [6, 1.5],
      [24, 1.5],
    ],
    { direction: 'down', text: 'Yesterday’s run and the one before this said 3-5 ft' },
  ],
  [
    'both, each its own',
    [
      [6, 0.3],
      [24, 1.5],
    ],
    { direction: 'down', text: 'Yesterday’s run said 3-5 ft, the one before this 1 ft' },
  ],
  [
    'neither',
    [
      [6, 1.2],
      [24, 1.2],
    ],
    null,
  ],
  [
    'a run a day before that is also the previous one',
    [[24, 1.5]],
    { direction: 'down', text: 'Yesterday’s run said 3-5 ft' },
  ],
  ['no run of about a day ago', [[40, 1.5]], { direction: 'down', text: 'The run before this said 3-5 ft' }],
] as const)('a changed range is shown: %s', (_, said, changed) => {
  expect(present(after(said, null)).days[0]).toMatchObject({ amsurf: '3-4 ft', changed });
});

test('a sentence states how today and tomorrow changed since yesterday', () => {
  expect(present(after([[24, 1.5]], null)).changed).toBe(
    'Since yesterday’s run: today down from 3-5 ft to 3-4 ft, tomorrow down from 3-5 ft to 3-4 ft.',
  );
  expect(present(after([[24, 1.2]], null)).changed).toBeUndefined();
  expect(present(own).changed).toBeUndefined();
  expect(present(after([[24, 1.6]], null), now, METRIC).days[0]?.changed?.text).toBe('Yesterday’s run said 1-1.5 m');
});

test('a forecast that is a day old calls no run yesterday’s', () => {
  const old = present(after([[24, 1.5]], null), now + 24 * HOUR_MS);
  expect(old.days[0]?.changed?.text).toBe('The run a day earlier said 3-5 ft');
  expect(old.changed).toMatch(/^Since the run a day earlier: today /);
});
