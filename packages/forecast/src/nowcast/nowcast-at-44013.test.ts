import { HOUR_MS } from '@groundswell/durations';
import { parseRealtime } from '@groundswell/ocean';
import { hasRealData, readRealText } from '@groundswell/ocean/testing/real-data';
import { NOAA_FILES, needs } from '@groundswell/test/support/needs';
import { describe, expect, test } from 'vitest';
import { washout } from '../../test-support/made-ocean.ts';
import { normalizeDeg, toDegrees, toRadians } from '../angles.ts';
import type { BeachForecast } from '../beach-forecast.ts';
import type { ObservationRow } from '../observation.ts';
import { nowcast } from './nowcast.ts';

/**
 * No model runs are available for these weeks, so the tests derive synthetic models from the measurements. Their errors
 * resemble those of real models: in the seasonal anomaly, in variations shorter than a day or half a day, and in
 * timing.
 */
describe('over six weeks of buoy 44013', needs(NOAA_FILES), () => {
  // The condition is needed because the body of `describe` also runs when its tests are skipped.
  const hours = hasRealData ? hourly(parseRealtime(readRealText('ndbc/44013.txt'))) : [];
  const middle = Math.floor((hours[0]?.hour ?? 0) / 2 + (hours.at(-1)?.hour ?? 0) / 2);
  const HALVES = { 'the first half': 1, 'the second half': -1 } as const;

  describe.each(Object.entries(HALVES))('in %s, with a season fitted to the other', (_, sign) => {
    const isIn = ({ hour }: Hour) => (middle - hour) * sign > 0;
    const east = modelsOf(
      valuesOf(hours, ({ row }) => vectorPart(row, 'sin')),
      isIn,
    );
    const north = modelsOf(
      valuesOf(hours, ({ row }) => vectorPart(row, 'cos')),
      isIn,
    );
    const height = modelsOf(
      valuesOf(hours, ({ row }) => row.waveHeightM && Math.log(row.waveHeightM)),
      isIn,
    );

    test.each(Object.keys(east))(
      'the nowcast makes the wind of a model %s worse at no lead hour, and better for three hours',
      (kind) => {
        const [u, v] = [east[kind] ?? new Map(), north[kind] ?? new Map()];
        const errors = tally();
        for (const { hour, row } of hours.filter(isIn)) {
          const { windMps, windFromDeg } = row;
          if (windMps === undefined || windFromDeg === undefined) continue;
          const stored = forecastOf(hour, (at) => {
            const [x, y] = [u.get(at), v.get(at)];
            return x === undefined || y === undefined
              ? undefined
              : { speedMps: Math.hypot(x, y), fromDeg: normalizeDeg(toDegrees(Math.atan2(x, y))) };
          });
          const at = hour * HOUR_MS;
          const wind = { ...station, wind: { at, value: { speedMps: windMps, fromDeg: windFromDeg } } };
          const { forecast } = nowcast(stored, { checkedAt: at, wind }, at);
          for (let lead = 1; lead <= LEADS; lead++) {
            const truth = vectorAt(hour + lead);
            const [before, after] = [airVector(stored, lead), airVector(forecast, lead)];
            if (truth && before && after) errors.add(lead, distance(before, truth), distance(after, truth));
          }
        }
        expectNeverWorse(errors.ratios());
      },
    );

    test.each(Object.keys(height))(
      'the nowcast makes the waves of a model %s worse at no lead hour, and better for three hours',
      (kind) => {
        const model = height[kind] ?? new Map();
        const errors = tally();
        for (const { hour, row } of hours.filter(isIn)) {
          if (row.waveHeightM === undefined) continue;
          const stored = forecastOf(
            hour,
            () => undefined,
            (at) => (model.has(at) ? Math.exp(model.get(at)) : undefined),
          );
          const at = hour * HOUR_MS;
          const waves = {
            ...station,
            trains: { at, value: [{ kind: 'swell' as const, heightM: row.waveHeightM, periodS: 9, fromDeg: 90 }] },
          };
          const { forecast } = nowcast(stored, { checkedAt: at, waves }, at);
          for (let lead = 1; lead <= LEADS; lead++) {
            const truth = byHour.get(hour + lead)?.waveHeightM;
            const [before, after] = [stored, forecast].map(({ waves }) => waves?.heightCm[lead]);
            if (truth && before && after)
              errors.add(lead, Math.abs(Math.log(before / 100 / truth)), Math.abs(Math.log(after / 100 / truth)));
          }
        }
        expectNeverWorse(errors.ratios());
      },
    );
  });

  const byHour = new Map(hours.map(({ hour, row }) => [hour, row]));
  function vectorAt(hour: number) {
    const row = byHour.get(hour);
    const [x, y] = [row && vectorPart(row, 'sin'), row && vectorPart(row, 'cos')];
    return x === undefined || y === undefined ? undefined : ([x, y] as const);
  }
});

const LEADS = 10;
const beach = { ...washout, facingDeg: 0 };
const station = { stationId: '44013', name: 'Boston', lat: beach.lat, lon: beach.lon };

/**
 * Expects that the correction raises the root mean square error at no lead hour, and lowers it in the first three.
 * `ratios` are corrected over uncorrected errors.
 */
function expectNeverWorse(ratios: readonly number[]): void {
  expect(ratios).toHaveLength(LEADS);
  expect(Math.max(...ratios)).toBeLessThanOrEqual(1);
  expect(Math.max(...ratios.slice(0, 3))).toBeLessThan(1);
}

interface Hour {
  /** Since 1970. */
  readonly hour: number;
  readonly row: ObservationRow;
}

/** Returns the row nearest to each full hour, with the waves of the nearest row that has waves. */
function hourly(rows: readonly ObservationRow[]): readonly Hour[] {
  const nearest = new Map<number, { wind?: ObservationRow; waves?: ObservationRow }>();
  for (const row of rows) {
    const hour = Math.round(row.at / HOUR_MS);
    const off = (one: ObservationRow | undefined) =>
      one ? Math.abs(one.at - hour * HOUR_MS) : Number.POSITIVE_INFINITY;
    const found = nearest.get(hour) ?? {};
    if (row.windMps !== undefined && off(row) < off(found.wind)) found.wind = row;
    if (row.waveHeightM !== undefined && off(row) < off(found.waves)) found.waves = row;
    nearest.set(hour, found);
  }
  return [...nearest]
    .map(([hour, { wind, waves }]) => ({
      hour,
      row: {
        at: hour * HOUR_MS,
        windMps: wind?.windMps,
        windFromDeg: wind?.windFromDeg,
        waveHeightM: waves?.waveHeightM,
      },
    }))
    .sort((a, b) => a.hour - b.hour);
}

function vectorPart({ windMps, windFromDeg }: ObservationRow, part: 'sin' | 'cos'): number | undefined {
  return windMps === undefined || windFromDeg === undefined ? undefined : windMps * Math[part](toRadians(windFromDeg));
}

type Series = ReadonlyMap<number, number>;

function valuesOf(
  hours: readonly Hour[],
  read: (hour: Hour) => number | undefined,
): readonly (Hour & { value: number })[] {
  return hours.flatMap((hour) => {
    const value = read(hour);
    return value === undefined ? [] : [{ ...hour, value }];
  });
}

function modelsOf(
  values: readonly (Hour & { value: number })[],
  isIn: (hour: Hour) => boolean,
): Record<string, Series> {
  const truth = new Map(values.map(({ hour, value }) => [hour, value]));
  const season = Array.from({ length: 24 }, (_, clock) =>
    mean(values.filter((one) => !isIn(one) && one.hour % 24 === clock).map(({ value }) => value)),
  );
  const around = (hour: number, reach: number) =>
    mean(Array.from({ length: 2 * reach + 1 }, (_, index) => truth.get(hour - reach + index) ?? []).flat());
  const ofEach = (model: (hour: number) => number) =>
    new Map([...truth.keys()].map((hour) => [hour, model(hour)] as const).filter(([, value]) => !Number.isNaN(value)));
  return {
    'that knows the season and the time of day': ofEach((hour) => season[hour % 24] ?? Number.NaN),
    'that knows the mean of two days': ofEach((hour) => around(hour, 24)),
    'that knows the mean of a day': ofEach((hour) => around(hour, 12)),
    'that is six hours late': ofEach((hour) => around(hour - 6, 2)),
    'that is smooth, two hours late and drawn to the season': ofEach(
      (hour) => 0.8 * around(hour - 2, 6) + 0.2 * (season[hour % 24] ?? Number.NaN),
    ),
  };
}

function mean(values: readonly number[]): number {
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : Number.NaN;
}

/** Builds a forecast that begins at `hour`, counted in hours since 1970. */
function forecastOf(
  hour: number,
  windAt: (hour: number) => { readonly speedMps: number; readonly fromDeg: number } | undefined,
  heightAt: (hour: number) => number | undefined = () => undefined,
): BeachForecast {
  const each = <T>(value: (at: number) => T) => Array.from({ length: LEADS + 1 }, (_, lead) => value(hour + lead));
  const nothing = each(() => null);
  const heights = each((at) => Math.round((heightAt(at) ?? Number.NaN) * 100)).map((cm) =>
    Number.isNaN(cm) ? null : cm,
  );
  const train = {
    heightCm: heights,
    periodDs: each(() => 90),
    fromDeg: each(() => 90),
    isSea: each(() => 0),
    ashorePct: each(() => 50),
  };
  return {
    v: 2,
    beach,
    updatedAt: hour * HOUR_MS,
    startAt: hour * HOUR_MS,
    hours: LEADS + 1,
    days: [],
    sources: {},
    waves: { heightCm: heights, faceCm: heights, seaPct: each(() => 0), trains: [train] },
    air: {
      windCmps: each((at) => Math.round((windAt(at)?.speedMps ?? Number.NaN) * 100)).map((cm) =>
        Number.isNaN(cm) ? null : cm,
      ),
      windFromDeg: each((at) => windAt(at)?.fromDeg ?? null),
      gustCmps: nothing,
      airDeciC: nothing,
      cloudPct: nothing,
      rainDmmPerH: nothing,
      seaDeciC: nothing,
    },
  };
}

function airVector({ air }: BeachForecast, hour: number): readonly [number, number] | undefined {
  const [cmps, fromDeg] = [air?.windCmps[hour], air?.windFromDeg[hour]];
  if (typeof cmps !== 'number' || typeof fromDeg !== 'number') return undefined;
  return [(cmps / 100) * Math.sin(toRadians(fromDeg)), (cmps / 100) * Math.cos(toRadians(fromDeg))];
}

function distance([a, b]: readonly [number, number], [c, d]: readonly [number, number]): number {
  return Math.hypot(a - c, b - d);
}

function tally() {
  const sums = Array.from({ length: LEADS }, () => ({ before: 0, after: 0 }));
  return {
    add(lead: number, before: number, after: number) {
      const sum = sums[lead - 1];
      if (!sum) return;
      sum.before += before ** 2;
      sum.after += after ** 2;
    },
    ratios: () => sums.map(({ before, after }) => Math.round(Math.sqrt(after / before) * 1000) / 1000),
  };
}
