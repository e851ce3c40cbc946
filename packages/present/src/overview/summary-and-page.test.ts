import { HOUR_MS } from '@groundswell/durations';
import { IMPERIAL, METRIC } from '@groundswell/forecast';
import { composeForecast, summarizeForecast } from '@groundswell/forecast/compose';
import { madeOcean, washout } from '@groundswell/forecast/testing/made-ocean';
import { expect, test } from 'vitest';
import { inFeet, inMetres } from '../../test-support/voices.ts';
import { presentForecast } from '../beach/present-forecast.ts';
import { voiceOf } from '../words/voice.ts';
import { presentBeachDays } from './present-beach-days.ts';

const runAt = Date.UTC(2026, 10, 20, 6);
const forecast = composeForecast({ beach: washout, ocean: madeOcean(runAt), now: runAt });
const summary = summarizeForecast(forecast);
const { timeZone } = washout;

test.each([IMPERIAL, METRIC])('at any time its days equal those of the beach’s page', (units) => {
  for (let now = runAt; now < runAt + 20 * HOUR_MS; now += 1.25 * HOUR_MS) {
    const page = presentForecast({ beach: washout, place: [], forecast, units, now, basicDays: 16, days: 16 });
    const days = presentBeachDays({ summary, timeZone, days: 16, voice: voiceOf({ units }), now });
    const shared = days.map(({ amscore: _, pmscore: __, surfMax: ___, ...day }) => day);
    expect(shared).toEqual(
      page.days.map((day, index) => {
        const { why: _, ...window } = day.best ?? { why: undefined };
        const days = Object.keys(shared[index] ?? {}).map((name) => [name, day[name as keyof typeof day]]);
        return { ...Object.fromEntries(days), best: day.best && window };
      }),
    );
  }
});

test('while a half of the day lasts, its range contains that of now', () => {
  const faceCm = Array.from({ length: forecast.hours }, (_, hour) => 60 + 45 * (hour % 5));
  const uneven = { ...forecast, waves: forecast.waves && { ...forecast.waves, faceCm } };
  for (let clock = 7; clock <= 16; clock++) {
    const now = runAt + (clock - 1) * HOUR_MS;
    const input = { beach: washout, place: [], forecast: uneven, units: IMPERIAL, now, basicDays: 1, days: 1 };
    const { current, days } = presentForecast(input);
    const { amsurfMin, amsurfMax, pmsurfMin, pmsurfMax } = days[0] ?? expect.fail();
    const [least, most] = clock < 12 ? [amsurfMin, amsurfMax] : [pmsurfMin, pmsurfMax];
    expect(least).toBeLessThanOrEqual(current.nowSurfMin ?? Number.NaN);
    expect(most).toBeGreaterThanOrEqual(current.nowSurfMax ?? Number.NaN);
  }
});

test('a day begins and ends in the beach’s local time', () => {
  const lateEvening = Date.UTC(2026, 10, 21, 4, 59);
  const dates = (now: number) =>
    presentBeachDays({ summary, timeZone, days: 2, voice: inFeet, now }).map(({ dateNum }) => dateNum);
  expect(dates(lateEvening)).toEqual(['2026-11-20', '2026-11-21']);
  expect(dates(lateEvening + 60_000)).toEqual(['2026-11-21', '2026-11-22']);
});

test('at any time the best hours left are those of the page, and after the last light there are none', () => {
  const [today] = forecast.days;
  if (!today) throw new Error('The forecast has days.');
  const best = new Set<string | undefined>();
  for (let now = runAt; now < today.endAt; now += HOUR_MS / 2) {
    const page = presentForecast({ beach: washout, place: [], forecast, units: METRIC, now, basicDays: 1, days: 1 });
    const [day] = presentBeachDays({ summary, timeZone, days: 1, voice: inMetres, now });
    const { why: _, ...shown } = page.days[0]?.best ?? { why: undefined };
    expect(day?.best ?? {}).toEqual(shown);
    best.add(day?.best?.from);
  }
  expect(best.size).toBeGreaterThan(2);
  expect(best.has(undefined)).toBe(true);
});

test('the best hours left equal the page’s even if the day has none but a single remaining hour qualifies', () => {
  const faces: Readonly<Record<number, number>> = { 12: 65, 14: 47 };
  const faceCm = Array.from({ length: forecast.hours }, (_, hour) => faces[hour] ?? 20);
  const low = { ...forecast, waves: forecast.waves && { ...forecast.waves, faceCm } };
  const days = summarizeForecast(low);
  const told = new Set<string | undefined>();
  for (let now = runAt; now < runAt + 16 * HOUR_MS; now += HOUR_MS / 2) {
    const page = presentForecast({
      beach: washout,
      place: [],
      forecast: low,
      units: METRIC,
      now,
      basicDays: 1,
      days: 1,
    });
    const [list] = presentBeachDays({ summary: days, timeZone, days: 1, voice: inMetres, now });
    expect(list?.best?.from).toBe(page.days[0]?.best?.from);
    told.add(list?.best?.from);
  }
  expect(told.size).toBe(2);
});

test('without waves there is no surf and no window, and the wind still gives the condition', () => {
  const { air } = madeOcean(runAt);
  const blind = summarizeForecast(composeForecast({ beach: washout, ocean: { air }, now: runAt }));
  expect(blind.days[1]).toMatchObject({ am: { condition: expect.any(String) }, windows: [] });
  expect(blind.days[1]?.am.faceMm).toBeUndefined();
  expect(presentBeachDays({ summary: blind, timeZone, days: 1, voice: inMetres, now: runAt })[0]).toMatchObject({
    amsurf: null,
    surfMax: null,
    best: null,
  });
});
