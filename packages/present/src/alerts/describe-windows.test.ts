import { HOUR_MS } from '@groundswell/durations';
import { beachTraits, expandHours, findBestHours, IMPERIAL, METRIC, rateHour } from '@groundswell/forecast';
import { findAlertWindows, listAlertDays } from '@groundswell/forecast/alerts';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean, washout } from '@groundswell/forecast/testing/made-ocean';
import { expect, test } from 'vitest';
import { inFeet, inMetres } from '../../test-support/voices.ts';
import { presentForecast } from '../beach/present-forecast.ts';
import { windowTexts } from '../texts/window-texts.ts';
import { voiceOf } from '../words/voice.ts';
import { wordsOf } from '../words/words-of.ts';
import { describeWindows } from './describe-windows.ts';

const runAt = Date.UTC(2026, 10, 20, 6);
const forecast = composeForecast({ beach: washout, ocean: madeOcean(runAt), now: runAt });
const wish = { minHeightId: 1, maxHeightId: 0, conditions: 3, timeFrameDays: 10 };
const windows = findAlertWindows(listAlertDays(forecast), wish, METRIC, { today: '2026-11-20', now: runAt });
const hours = expandHours(forecast);

test('a window is described by its own hours, in the given order', () => {
  expect(windows.length).toBeGreaterThan(5);
  const backwards = [...windows].reverse();
  describeWindows(forecast, backwards, inFeet).forEach(({ wind }, index) => {
    const { fromAt = 0, endAt = 0, faceCm, faceMinCm = 0, faceMaxCm = 0 } = backwards[index] ?? {};
    const inside = hours.filter(({ at }) => at >= fromAt && at < endAt);
    const faces = inside.flatMap(({ faceHeightM }) => faceHeightM ?? []);
    expect(faceMinCm).toBeCloseTo(100 * Math.min(...faces));
    expect(faceMaxCm).toBeCloseTo(100 * Math.max(...faces));
    expect(faceCm).toBeGreaterThanOrEqual(faceMinCm);
    expect(faceCm).toBeLessThanOrEqual(faceMaxCm);
    const middle = inside[Math.floor(inside.length / 2)];
    expect(wind).toEqual({ speedMps: middle?.windSpeedMps, fromDeg: middle?.windFromDeg });
  });
});

test('the same hours have the same words as on the page', () => {
  const traits = beachTraits(forecast);
  const viewed = hours.map((hour) => rateHour(hour, traits));
  const onPage = forecast.days.flatMap((day) => {
    const best = findBestHours(viewed, day, runAt);
    return best ? [{ day, best }] : [];
  });
  const both = windows.flatMap((window) => {
    const page = onPage.find(({ best }) => best.fromAt === window.fromAt && best.endAt === window.endAt);
    return page ? [{ window, ...page }] : [];
  });
  expect(both.length).toBeGreaterThan(2);
  for (const { window, day, best } of both) {
    const faces = { faceMinM: window.faceMinCm / 100, faceMaxM: window.faceMaxCm / 100 };
    const inEmail = windowTexts({ ...window, ...faces }, day, washout.timeZone, inFeet);
    expect(inEmail).toEqual(windowTexts(best, day, washout.timeZone, inFeet));
  }
});

test('the reason that sets it apart from its day is in the reader’s language and units', () => {
  const [first] = windows.slice(2);
  const why = (voice: typeof inFeet) => (first ? describeWindows(forecast, [first], voice)[0]?.why : undefined);
  expect(why(inFeet)).toMatch(/^[A-Z]/);
  expect(why(voiceOf({ units: METRIC, words: wordsOf('zh-CN') }))).toMatch(/\p{Script=Han}/u);
  expect(why(inMetres)).not.toMatch(/ft|mph/);
});

test('without a tide station there is no tide', () => {
  for (const described of describeWindows(forecast, windows, inFeet)) expect(described).not.toHaveProperty('tide');
});

test('the tide has its levels at the window’s beginning and end', () => {
  const levelMm = Array.from({ length: forecast.hours }, (_, hour) => hour);
  const tidal = { ...forecast, tide: { levelMm, extremes: [] } as unknown as NonNullable<typeof forecast.tide> };
  for (const [index, { tide }] of describeWindows(tidal, windows, inFeet).entries()) {
    const { fromAt = 0, endAt = 0 } = windows[index] ?? {};
    const hourOf = (at: number) => (at - forecast.startAt) / 3_600_000;
    expect(tide).toEqual({ fromM: hourOf(fromAt) * 0.001, toM: hourOf(endAt) * 0.001 });
  }
});

test('an hour of an alert equals the same hour on the page', () => {
  const page = presentForecast({
    beach: washout,
    place: [],
    forecast,
    units: IMPERIAL,
    now: runAt,
    basicDays: 16,
    days: 16,
  });
  const { timeline } = page;
  const first = listAlertDays(forecast)[1]?.hours[0];
  expect(first).toBeDefined();
  const index = ((first?.at ?? 0) - forecast.startAt) / HOUR_MS;
  expect(JSON.stringify(timeline)).toContain(String(first?.score));
  expect(first?.faceCm).toBe(forecast.waves?.faceCm[index]);
});
