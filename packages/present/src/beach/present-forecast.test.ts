import { brotliCompressSync, constants } from 'node:zlib';
import { BOARDS } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import { compassPoint, IMPERIAL, METRIC } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { databaseStation } from '@groundswell/forecast/testing/database-station';
import { madeOcean, washout } from '@groundswell/forecast/testing/made-ocean';
import { describe, expect, test } from 'vitest';
import { inFeet } from '../../test-support/voices.ts';
import type { BoardTexts } from './best-board.ts';
import { presentSentences } from './day-halves.ts';
import { type PresentInput, presentForecast } from './present-forecast.ts';

const runAt = Date.UTC(2026, 10, 20, 6);
const now = Date.UTC(2026, 10, 20, 13, 10);
const tideStation = databaseStation('noaa/8665530');
const forecast = composeForecast({ beach: washout, tideStation, ocean: madeOcean(runAt), now });
const place = [
  { name: 'South Carolina', slug: 'south-carolina' },
  { name: 'Charleston', slug: 'charleston' },
];
const present = (more: Partial<PresentInput> = {}) =>
  presentForecast({ forecast, beach: washout, place, units: IMPERIAL, now, basicDays: 3, days: 16, ...more });
const partial = composeForecast({ beach: washout, ocean: { waves: madeOcean(runAt, [0, 1, 2, 3, 20]).waves }, now });

/** Yields every value of a reply with its path. */
function* walk(value: unknown, path = ''): Generator<readonly [string, unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* walk(inner, `${path}.${key}`);
}

test('16 days hourly are at most 25 KB compressed at quality 5', () => {
  const json = JSON.stringify(present());
  expect(brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length).toBeLessThan(25_000);
});

test.each([
  ['a whole forecast', forecast],
  ['waves for five hours and no tide', partial],
  ['no forecast', undefined],
])('with %s no value is NaN, undefined in a list, empty or -0, and no text contains one', (_, one) => {
  for (const units of [IMPERIAL, METRIC]) {
    for (const [path, value] of walk(present({ forecast: one, units }))) {
      if (typeof value === 'number') expect(Number.isFinite(value) && !Object.is(value, -0), path).toBe(true);
      if (typeof value === 'string') expect(value, path).not.toMatch(/NaN|undefined|null|Infinity|-0\.0 |^-0 /);
      if (/\.\d+$/.test(path)) expect(value, path).not.toBeUndefined();
    }
  }
});

test('the texts of an hour come with the numbers they were made from', () => {
  const { timeline } = present();
  const { wvhtText, wvhtMin, wvhtMax, wind, windDir, windSpeed, swell1, swell1Train, swell1PeriodS, swell } = timeline;
  for (const [hour, surf] of wvhtText.entries()) {
    if (surf === null) continue;
    if (surf !== 'flat') expect(surf).toBe(`${[...new Set([wvhtMin[hour], wvhtMax[hour]])].join('-')} ft`);
    const from = windDir[hour] ?? null;
    expect(wind[hour]).toBe(`${from === null ? '' : `${compassPoint(from)} `}${windSpeed[hour]} mph`);
    const heights = swell[`swell${swell1Train[hour]}` as keyof typeof swell];
    expect(swell1[hour]).toContain(` ${heights[hour]?.toFixed(1)} ft ${swell1PeriodS[hour]} s`);
  }
});

test('two trains of equal height each keep their line', () => {
  const train = { kind: 'swell', heightM: 1, periodS: 12 } as const;
  const even = madeOcean(runAt);
  const waves = even.waves && {
    ...even.waves,
    samples: even.waves.samples.map((sample) => ({
      ...sample,
      trains: [
        { ...train, fromDeg: 110 },
        { ...train, fromDeg: 150 },
      ],
    })),
  };
  const { timeline } = present({ forecast: composeForecast({ beach: washout, ocean: { ...even, waves }, now }) });
  expect(timeline.swell.swell1[5]).toBe(timeline.swell.swell2[5]);
  expect([timeline.swell1Train[5], timeline.swell2Train[5]].toSorted()).toEqual([1, 2]);
});

test('unknown values are null on every axis, never 0', () => {
  const { timeline, days } = present({ forecast: partial });
  const unknown = 12;
  const known = 2;
  for (const list of [
    timeline.wvhtText,
    timeline.surfMin,
    timeline.surfMax,
    timeline.swell1,
    timeline.swell.swell1,
    timeline.wvhtBodySize,
  ]) {
    expect(list[unknown]).toBeNull();
    expect(list[known]).not.toBeNull();
  }
  for (const list of [timeline.condText, timeline.wind, timeline.windDir, timeline.tideLevel, timeline.tideLevelDesc]) {
    expect(list.every((value) => value === null)).toBe(true);
  }
  expect(timeline.why[known]?.map((index) => timeline.reasons[index])).toEqual(['No wind forecast for this hour']);
  expect(days[5]).toMatchObject({
    amsurf: null,
    pmsurf: null,
    amcond: null,
    wxicon: null,
    maxTemp: null,
    surfTxt: null,
    condTxt: null,
    low_am: null,
  });
  const { tideSvg, surfSvg } = present({ forecast: partial, drawings: true }).timeline;
  expect(tideSvg).toBeNull();
  expect(surfSvg?.paths).toMatchObject({ clean: '', fair: '', choppy: '' });
  expect(surfSvg?.paths.unrated).not.toBe('');
});

test('surf, swell and tide are drawn on request; the rest of the reply is unchanged', () => {
  const { timeline, ...rest } = present({ drawings: true });
  const { surfSvg, swellSvg, tideSvg, ...texts } = timeline;
  expect({ ...rest, timeline: texts }).toEqual(present());
  expect([surfSvg?.width, swellSvg?.width, tideSvg?.width]).toEqual([3816, 3816, 3816]);
  expect(present({ drawings: true, days: 3 }).timeline.surfSvg?.width).toBe(954);
});

test('the drawn surf of flat water has no condition', () => {
  const { waves } = forecast;
  const flat = waves && { ...waves, faceCm: waves.faceCm.map((cm) => cm && 5) };
  const { timeline } = present({ forecast: { ...forecast, waves: flat }, drawings: true });
  expect(timeline.surfSvg?.paths).toMatchObject({
    clean: '',
    fair: '',
    choppy: '',
    unrated: expect.stringMatching(/^M/),
  });
});

test('every list of the timeline has one entry an hour', () => {
  const { timeline, nowHour, days } = present();
  const hours = timeline.time.length;
  expect(hours).toBe(384);
  for (const key of [
    'summaryDay',
    'wvhtText',
    'condText',
    'why',
    'score',
    'scoreParts',
    'windRel',
    'gust',
    'energy',
    'surfMin',
    'surfMax',
    'windDir',
    'wind',
    'swell1',
    'swell2',
    'swell1Dir',
    'swell2Dir',
    'wvhtBodySize',
    'tideLevel',
    'tideLevelDesc',
  ] as const) {
    expect(timeline[key], key).toHaveLength(hours);
  }
  for (const line of Object.values(timeline.swell)) expect(line).toHaveLength(hours);
  expect([timeline.day.length, timeline.date.length, days.length]).toEqual([16, 16, 16]);
  expect([nowHour, timeline.time[nowHour ?? -1]]).toEqual([8, '8am']);
  expect(timeline.why.flat().every((index) => timeline.reasons[index] !== undefined)).toBe(true);
  expect(timeline.reasons.length).toBeLessThan(120);
  expect(days.flatMap(({ hourly }) => hourly.map(({ cond }) => cond))).toEqual(timeline.condText);
  expect(days.flatMap(({ hourly }) => hourly.map(({ index }) => index))).toEqual(
    Array.from({ length: 384 }, (_, index) => index),
  );
});

test('an hour’s parts have their texts and add up to its score; without a score the one text gives the reason', () => {
  const { timeline } = present();
  for (const [hour, score] of timeline.score.entries()) {
    const parts = timeline.scoreParts[hour] ?? [];
    const points = parts.filter((_, index) => index % 2 === 1).reduce((sum, one) => sum + one, 0);
    expect(points).toBe(score ?? 0);
    expect(parts.every((text, index) => index % 2 === 1 || timeline.scoreTexts[text] !== undefined)).toBe(true);
  }
  expect(timeline.scoreTexts.length).toBeLessThan(160);
  const early = timeline.scoreParts[0] ?? [];
  expect([timeline.score[0], timeline.scoreTexts[early[0] ?? -1]]).toEqual([null, 'no wave forecast for this hour']);
});

test('every day has its best hours, their mean score and what lifts them, and the power of its waves', () => {
  const { days, timeline } = present();
  expect(present().current.best).toMatchObject(days[0]?.best ?? {});
  expect(days[4]).toMatchObject({
    best: {
      from: '11am',
      to: '3pm',
      surf: '6-8 ft',
      cond: 'clean',
      score: 73,
      why: 'Better wind (cross-offshore 8 mph) than in the other daylight hours to come',
    },
    energyMax: 13,
  });
  const scores = days[4]?.hourly.slice(11, 15).map(({ index }) => timeline.score[index] ?? 0) ?? [];
  expect(Math.round(scores.reduce((sum, score) => sum + score, 0) / 4)).toBe(days[4]?.best?.score);
  expect(days[3]).toMatchObject({ amcond: 'choppy', best: null });
});

test('hours that the run lacks are marked, and hours of an older run', () => {
  const fromAt = forecast.startAt + 300 * HOUR_MS;
  const older = { fromAt, runAt: runAt - 6 * HOUR_MS };
  const stored = { ...forecast, filled: { waves: [[30, 31] as const] }, sources: { ...forecast.sources, older } };
  const reply = present({ forecast: stored, now: now + 24 * HOUR_MS });
  expect(reply.timeline).toMatchObject({ filled: [6, 7], olderFrom: 276 });
  expect(reply.sources.older).toEqual({ from: '2026-12-02T17:00:00.000Z', run: '2026-11-20T00:00:00.000Z' });
  expect([present().timeline.filled, present().timeline.olderFrom, present().sources.older]).toEqual([
    [],
    undefined,
    undefined,
  ]);
});

test('the swell named first makes the most surf; a higher one offshore that passes is named separately', () => {
  const trains = [
    { kind: 'swell' as const, heightM: 3, periodS: 12, fromDeg: washout.facingDeg + 140 },
    { kind: 'swell' as const, heightM: 1, periodS: 9, fromDeg: washout.facingDeg },
  ];
  const samples = [{ validAt: runAt, heightM: 3.2, trains }];
  const ocean = { waves: { source: { model: 'gfswave.atlocn.0p16', runAt }, samples } };
  const { timeline } = present({ forecast: composeForecast({ beach: washout, ocean, now }) });
  expect([timeline.swell1[1], timeline.swell2[1]]).toEqual(['SE 3.3 ft 9 s', null]);
  expect(timeline.passing[1]).toEqual([
    { text: 'W 9.8 ft 12 s', train: 2, dir: 280, periodS: 12, kind: 'groundswell' },
  ]);
});

test('where a break’s preferred tide is known, every hour has a reason about its tide', () => {
  const { timeline } = present({ forecast: { ...forecast, tideStages: ['low'] } });
  const tideOf = (hour: number) => timeline.reasons[timeline.why[hour]?.at(-1) ?? -1];
  expect([tideOf(10), tideOf(16)]).toEqual(['Low tide suits this break', 'High tide, but this break likes low tide']);
  const texts = (hour: number) => timeline.scoreParts[hour]?.map((text) => timeline.scoreTexts[text]);
  expect([texts(10), texts(16)]).toEqual([
    expect.arrayContaining(['low tide, good here']),
    expect.arrayContaining(['high tide, better at low']),
  ]);
  expect(present().timeline.reasons.join()).not.toMatch(/tide/);
});

test('days are cut to the number the reader may see', () => {
  const reply = present({ days: 3 });
  expect([reply.fcst_days, reply.days.length, reply.timeline.time.length, reply.tide_array.length]).toEqual([
    3, 3, 72, 3,
  ]);
  expect([reply.timeline.baseGraph.width, present({ days: 8 }).timeline.baseGraph.width]).toEqual([954, 3816]);
});

test('after midnight the forecast composed the day before begins today', () => {
  const reply = present({ now: now + 20 * HOUR_MS, days: 3 });
  expect([reply.days[0]?.dateNum, reply.nowHour, reply.timeline.summaryDay[0]]).toEqual(['2026-11-21', 4, 0]);
  expect(reply.timeline.start).toBe('2026-11-21T05:00:00.000Z');
  expect(reply.days[0]?.hourly[0]).toMatchObject({ index: 0, time: '12am' });
});

test('a forecast that has ended still gives a reply, with its age', () => {
  const reply = present({ now: now + 20 * 24 * HOUR_MS });
  expect(reply).toMatchObject({ state: 'ready', nowHour: 23, stale_hours: 487 });
  expect(reply.current.nowSurf).toBeUndefined();
});

test('stale_hours is there only when the run is older than 14 h', () => {
  expect(present({ now: runAt + 14 * HOUR_MS }).stale_hours).toBeUndefined();
  expect(present({ now: runAt + 14.5 * HOUR_MS }).stale_hours).toBe(14);
});

test('a stand-in from another time is marked, not called stale', () => {
  const ocean = madeOcean(runAt);
  const standIn = {
    ...ocean.waves?.source,
    model: 'gfswave.atlocn.0p16',
    runAt: runAt - 1000 * HOUR_MS,
    standInHours: 1000,
  };
  const stored = composeForecast({
    beach: washout,
    ocean: { waves: { source: standIn, samples: ocean.waves?.samples ?? [] } },
    now,
  });
  const reply = present({ forecast: stored });
  expect([reply.stale_hours, reply.sources.waves?.stand_in_hours]).toEqual([undefined, 1000]);
});

test('without a forecast the beach is shown as waiting', () => {
  const reply = present({ forecast: undefined });
  expect(reply).toMatchObject({
    state: 'waiting',
    name: washout.name,
    days: [],
    tide_array: [],
    fcst_days: 0,
    beachFaceDirTxt: 'SE',
  });
  expect([reply.nowHour, reply.updated, reply.timeline.time, reply.botd]).toEqual([undefined, undefined, [], null]);
});

test('a visitor has no favorites, a reader has their own', () => {
  expect(present()).toMatchObject({
    loggedIn: false,
    isFavorite: false,
    hasFavAlert: false,
    favAlert: null,
    quiver: null,
  });
  const favAlert = {
    wvht_min: 3,
    wvht_max: 0,
    conditions: 1,
    time_frame: 4,
    alert_active: true,
    notification_active: true,
  };
  const user = { isFavorite: true, favCount: 4, favLimit: 15, favAlert, isPremiumSubscriber: false };
  expect(present({ user })).toMatchObject({
    loggedIn: true,
    isFavorite: true,
    favCount: 4,
    favLimit: 15,
    hasFavAlert: true,
    favAlert,
  });
});

test('the current air temperature is the hour’s, and the day’s high is that of its hours', () => {
  const air = { stationId: 'TEST1', name: 'A pier', lat: 32.7, lon: -79.9, airC: { value: 35, at: now - 600_000 } };
  const [before, after] = [present(), present({ observed: { checkedAt: now, air } })];
  expect([before.current.atmp_station, after.current.atmp_station]).toEqual(['FORECAST', 'A pier']);
  for (const { current, days, timeline, nowHour = 0 } of [before, after]) {
    expect(timeline.airTemp[nowHour]).toBe(current.atmp_value);
    for (const { airTempMax, hourly } of days)
      expect(airTempMax).toBe(
        Math.max(...hourly.map(({ index }) => timeline.airTemp[index] ?? Number.NEGATIVE_INFINITY)),
      );
  }
  expect(after.current.atmp).toBe('95 °F');
  expect(after.days[1]?.maxTemp).toBe(before.days[1]?.maxTemp);
});

test('a day has its halves in numbers and in words', () => {
  expect(present().days[0]).toMatchObject({
    amsurf: '3-4 ft',
    amcond: 'clean',
    surfTxt: '3-4 ft, chest high',
    condTxt: 'clean all day',
  });
});

test('a condition is an all-day one only if every hour has it', () => {
  const half = { faceHeightM: 1.2, condition: 'fair' } as const;
  const condTxt = (steady: boolean) => presentSentences(half, half, inFeet, steady).condTxt;
  expect([condTxt(true), condTxt(false)]).toEqual(['fair all day', 'fair most of the day']);
});

test('a condition is told of the half of a day that has surf: flat water has none', () => {
  const [flat, ridden] = [0.05, 1.2].map((faceHeightM) => ({ faceHeightM, condition: 'fair' as const }));
  if (!flat || !ridden) return expect.fail();
  expect(presentSentences(flat, flat, inFeet, true).condTxt).toBeNull();
  expect(presentSentences(flat, ridden, inFeet, true).condTxt).toBe('fair in the afternoon');
});

test('a board is recommended exactly when hours are: not in the dark, and not where no hour is worth surfing', () => {
  const boards = Object.fromEntries(BOARDS.map((one) => [one, { name: one, link: '/boards' }])) as BoardTexts;
  const named = new Set<string | undefined>();
  for (const faceCm of [20, 60, 110, 230, 900]) {
    const waves = forecast.waves && { ...forecast.waves, faceCm: forecast.waves.faceCm.map(() => faceCm) };
    for (let at = now; at < now + 24 * HOUR_MS; at += 2 * HOUR_MS) {
      const { botd, current } = present({ forecast: { ...forecast, waves }, now: at, editorial: { boards } });
      expect([faceCm, at, botd !== null]).toEqual([faceCm, at, current.best !== undefined]);
      named.add(botd?.name);
    }
  }
  expect(named.size).toBeGreaterThan(2);
  expect(present().botd).toBeNull();
});

describe('a day', () => {
  test('has its tides in local time, separately for morning and afternoon', () => {
    const [today] = present().days;
    expect(today).toMatchObject({
      day: 'Fri',
      date: 'Nov 20',
      high_am: { time: '3:31am', separator: '|', height: '5.4 ft' },
      low_am: { time: '9:52am', height: '1.0 ft' },
      high_pm: { time: '3:55pm', height: '5.2 ft' },
      sunrise: '6:54am',
      sunset: '5:16pm',
    });
  });

  test.each([
    [Date.UTC(2026, 10, 1, 12), 25, ['12am', '1am', '1am', '2am'], [0, 1, 1, 2]],
    [Date.UTC(2027, 2, 14, 12), 23, ['12am', '1am', '3am', '4am'], [0, 1, 3, 4]],
  ])('on which clocks change at %d has %d hours', (at, length, first, clock) => {
    const stored = composeForecast({ beach: washout, tideStation, ocean: madeOcean(at), now: at });
    const reply = present({ forecast: stored, now: at });
    expect(reply.days[0]?.hourly).toHaveLength(length);
    expect(reply.timeline.time.slice(0, 4)).toEqual(first);
    expect(reply.timeline.hour.slice(0, 4)).toEqual(clock);
    expect(reply.timeline.time[length]).toBe('12am');
    expect(reply.timeline.summaryDay[length]).toBe(1);
  });
});

test('metric readers get metres, kilometres an hour and degrees Celsius everywhere', () => {
  const texts = [...walk(present({ units: METRIC, user: undefined }))].flatMap(([, value]) =>
    typeof value === 'string' ? [value] : [],
  );
  expect(texts.filter((text) => /\d (ft|mph|°F)\b/.test(text))).toEqual([]);
});

test.each([
  ['with a tide', forecast],
  ['without', partial],
  ['while it waits', undefined],
])('the timeline names the unit of its tide, which may differ from the waves’: %s', (_, one) => {
  const unitsOf = (units: PresentInput['units']) => {
    const { surfSvgUnits, tideUnits } = present({ forecast: one, units }).timeline;
    return [surfSvgUnits, tideUnits];
  };
  expect([unitsOf(IMPERIAL), unitsOf(METRIC)]).toEqual([
    ['ft', 'ft'],
    ['m', 'm'],
  ]);
  expect(unitsOf({ ...IMPERIAL, tide: 'm' })).toEqual(['ft', 'm']);
});

test('a forecast of near days gives its reach while the later days are being read', () => {
  const { days_read, fcst_expires } = present({ forecast: partial });
  // The forecast ends 20 hours after 6:00 UTC, which is the evening of its first day at the beach.
  expect(days_read).toBe(1);
  expect(Date.parse(fcst_expires) - now).toBe(60_000);
  expect(present({ forecast: partial, now: now + 11 * 60_000 }).days_read).toBeUndefined();
  expect(present({ forecast: partial, days: 1 }).days_read).toBeUndefined();
  expect(present().days_read).toBeUndefined();
});
