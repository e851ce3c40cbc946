import { brotliCompressSync } from 'node:zlib';
import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { databaseStation } from '../../test-support/database-station.ts';
import { madeOcean, madeWave, RUN_STEPS, washout } from '../../test-support/made-ocean.ts';
import { windowTransfer } from '../../test-support/made-transfers.ts';
import { angleBetweenDeg } from '../angles.ts';
import { expandHours, type ForecastHour } from '../forecast-hours.ts';
import type { OceanAtBeach } from '../ocean-at-beach.ts';
import { predictTide } from '../tides/predict-tide.ts';
import { composeForecast } from './compose-forecast.ts';

const runAt = Date.UTC(2026, 10, 20, 6);
const now = Date.UTC(2026, 10, 20, 13, 10);
const compose = (ocean: OceanAtBeach, more: Partial<Parameters<typeof composeForecast>[0]> = {}) =>
  composeForecast({ beach: washout, ocean, now, ...more });
const wavesOnly = (hours: readonly number[]): OceanAtBeach => ({ waves: madeOcean(runAt, hours).waves });
const hourAt = (hours: readonly ForecastHour[], at: number) => hours.find((hour) => hour.at === at);

test('it begins at local midnight and covers 16 local days, hour by hour', () => {
  const forecast = compose(madeOcean(runAt));
  const hours = expandHours(forecast);
  expect(new Date(forecast.startAt).toISOString()).toBe('2026-11-20T05:00:00.000Z');
  expect([forecast.days.length, forecast.hours, hours.length]).toEqual([16, 384, 384]);
  expect(hours.every(({ at }, index) => at === forecast.startAt + index * HOUR_MS)).toBe(true);
  expect(forecast.waves?.heightCm).toHaveLength(384);
  expect(forecast.air?.windCmps).toHaveLength(384);
});

test('no sample is dropped: every step of the run is there with all its trains', () => {
  const forecast = compose(madeOcean(runAt));
  const hours = expandHours(forecast);
  const end = forecast.startAt + forecast.hours * HOUR_MS;
  const steps = RUN_STEPS.filter((step) => runAt + step * HOUR_MS < end);
  expect(steps.length).toBeGreaterThan(200);
  for (const step of steps) {
    const sample = madeWave(runAt, step);
    const hour = hourAt(hours, sample.validAt);
    expect(Math.abs((hour?.waveHeightM ?? Number.NaN) - sample.heightM)).toBeLessThan(0.0051);
    expect(hour?.trains).toHaveLength(sample.trains.length);
    for (const train of sample.trains) {
      const found = hour?.trains?.find(
        ({ kind, heightM, periodS, fromDeg }) =>
          kind === train.kind &&
          Math.abs(heightM - train.heightM) < 0.0051 &&
          Math.abs(periodS - train.periodS) < 0.051 &&
          angleBetweenDeg(fromDeg, train.fromDeg) < 0.51,
      );
      expect(found, `step ${step}: ${train.kind} of ${train.heightM} m`).toBeDefined();
    }
  }
});

test('hours between 3-hourly steps change linearly and turn across north by the short side', () => {
  const sample = (hour: number, heightM: number, fromDeg: number) => ({
    validAt: runAt + hour * HOUR_MS,
    heightM,
    trains: [{ kind: 'swell' as const, heightM, periodS: 12, fromDeg }],
  });
  const source = { model: 'gfswave.atlocn.0p16', runAt };
  const hours = expandHours(compose({ waves: { source, samples: [sample(0, 1, 355), sample(3, 1.6, 10)] } }));
  expect(hourAt(hours, runAt + HOUR_MS)?.waveHeightM).toBeCloseTo(1.2, 9);
  expect(hourAt(hours, runAt + 2 * HOUR_MS)?.waveHeightM).toBeCloseTo(1.4, 9);
  expect(hourAt(hours, runAt + HOUR_MS)?.trains?.[0]?.fromDeg).toBe(0);
});

test('six missing steps are bridged, a longer gap stays a gap, nothing follows the last step', () => {
  const hours = expandHours(compose(wavesOnly([0, 7, 15])));
  const known = hours.filter(({ waveHeightM }) => waveHeightM !== undefined).map(({ at }) => (at - runAt) / HOUR_MS);
  expect(known).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 15]);
  expect(hourAt(hours, runAt + 10 * HOUR_MS)).toMatchObject({
    faceHeightM: undefined,
    trains: undefined,
    seaShare: undefined,
  });
});

test('a swell keeps its line of the chart while heights change places', () => {
  const hours = expandHours(compose(madeOcean(runAt)));
  const lines = new Set(
    hours
      .flatMap(({ trains }) => trains?.filter(({ kind, fromDeg }) => kind === 'swell' && fromDeg < 95) ?? [])
      .map(({ line }) => line),
  );
  expect(lines.size).toBe(1);
  for (const { trains } of hours) expect(new Set(trains?.map(({ line }) => line)).size).toBe(trains?.length ?? 0);
});

test('hours before the run are carried over from the previous forecast, and only those', () => {
  const previous = compose(madeOcean(runAt - 6 * HOUR_MS), { now: now - 6 * HOUR_MS });
  const alone = compose(madeOcean(runAt));
  const carried = compose(madeOcean(runAt), { previous });
  expect([alone.waves?.faceCm[0], alone.air?.windCmps[0]]).toEqual([null, null]);
  expect(carried.waves?.faceCm[0]).toBe(previous.waves?.faceCm[0]);
  expect(carried.air?.windCmps[0]).toBe(previous.air?.windCmps[0]);
  expect(carried.waves?.faceCm.slice(1)).toEqual(alone.waves?.faceCm.slice(1));
  expect(carried.air?.windFromDeg.slice(1)).toEqual(alone.air?.windFromDeg.slice(1));
});

test('carrying a forecast over again and again does not degrade it', () => {
  let forecast = compose(madeOcean(runAt));
  const first = forecast.waves?.trains.map(({ heightCm }) => heightCm.slice(1, 20));
  for (let again = 0; again < 4; again++) {
    forecast = compose({ waves: madeOcean(runAt + 24 * HOUR_MS).waves }, { previous: forecast });
  }
  expect(forecast.waves?.trains.map(({ heightCm }) => heightCm.slice(1, 20)).sort()).toEqual(first?.sort());
});

test('waves alone give surf without conditions, air alone gives wind without surf', () => {
  const waves = expandHours(compose(wavesOnly([0, 1, 2])));
  expect(hourAt(waves, runAt)).toMatchObject({
    windSpeedMps: undefined,
    rating: { reasons: [{ because: 'no-wind-forecast' }] },
  });
  expect(hourAt(waves, runAt)?.rating.condition).toBeUndefined();
  expect(hourAt(waves, runAt)?.faceHeightM).toBeGreaterThan(0.3);
  const air = expandHours(compose({ air: madeOcean(runAt).air }));
  expect(hourAt(air, runAt)?.faceHeightM).toBeUndefined();
  expect(hourAt(air, runAt)?.rating.condition).toBeDefined();
});

test('land before the beach takes from the surf and leaves the waves at sea as they are', () => {
  const surfBehind = (least: number, most: number) =>
    compose(madeOcean(runAt), {
      swellTransfer: windowTransfer(washout.facingDeg, (deg) => Number(deg >= least && deg <= most)),
    }).waves;
  const open = surfBehind(0, 360);
  const sheltered = surfBehind(130, 230);
  const closed = surfBehind(400, 400);
  expect(sheltered?.heightCm).toEqual(open?.heightCm);
  const sum = (column: readonly (number | null)[] = []) => column.reduce<number>((all, value) => all + (value ?? 0), 0);
  expect(sum(sheltered?.faceCm)).toBeLessThan(0.8 * sum(open?.faceCm));
  expect(sum(sheltered?.faceCm)).toBeGreaterThan(0);
  expect(closed?.faceCm.slice(1).every((face) => face === 0)).toBe(true);
});

test('a flat sea is flat, not unknown', () => {
  const source = { model: 'gfswave bulletin 44097', runAt };
  const hours = expandHours(compose({ waves: { source, samples: [{ validAt: runAt, heightM: 0.02, trains: [] }] } }));
  expect(hourAt(hours, runAt)).toMatchObject({ faceHeightM: 0, trains: [] });
});

test.each([
  ['America/New_York', Date.UTC(2026, 9, 30, 12), 385],
  ['America/New_York', Date.UTC(2027, 2, 10, 12), 383],
  ['Pacific/Honolulu', Date.UTC(2026, 9, 30, 12), 384],
])('days in %s from %d on have the hours that clocks show', (timeZone, at, hours) => {
  const forecast = composeForecast({ beach: { ...washout, timeZone }, ocean: madeOcean(at), now: at });
  expect(forecast.hours).toBe(hours);
  expect(expandHours(forecast)).toHaveLength(hours);
  expect(forecast.waves?.heightCm).toHaveLength(hours);
});

test('the tide covers every hour, with station, datum and distance', () => {
  const { tide } = compose(madeOcean(runAt), { tideStation: databaseStation('noaa/8665530') });
  expect(tide).toMatchObject({ station: 'Charleston (Customhouse Wharf)', datum: 'MLLW', distanceKm: 11 });
  expect(tide?.levelMm).toHaveLength(384);
  expect(tide?.extremes.length).toBeGreaterThan(58);
  const forecast = compose(madeOcean(runAt));
  const { extremes } = predictTide(databaseStation('noaa/8665530'), forecast.startAt, HOUR_MS, forecast.hours);
  expect(tide?.extremes.map(({ levelMm }) => levelMm)).toEqual(extremes.map(({ levelM }) => Math.round(levelM * 1000)));
});

test('it is plain JSON of at most 16 KB compressed', () => {
  const forecast = compose(madeOcean(runAt), { tideStation: databaseStation('noaa/8665530') });
  const json = JSON.stringify(forecast);
  expect(json).not.toMatch(/NaN|undefined/);
  expect(expandHours(JSON.parse(json))).toEqual(expandHours(forecast));
  expect(brotliCompressSync(json).length).toBeLessThan(16_000);
});
