import { HOUR_MS } from '@groundswell/durations';
import { describe, expect, test } from 'vitest';
import { madeOcean, washout } from '../../test-support/made-ocean.ts';
import type { BeachForecast } from '../beach-forecast.ts';
import { composeForecast } from '../compose/compose-forecast.ts';
import { expandHours, type ForecastHour } from '../forecast-hours.ts';
import { pointAlong } from '../great-circle.ts';
import type { StationReadings } from '../observation.ts';
import type { Train } from '../ocean-at-beach.ts';
import { sizeLawOf } from '../waves/size-law.ts';
import { computeSurf } from '../waves/surf.ts';
import { nowcast } from './nowcast.ts';

const runAt = Date.UTC(2026, 10, 20, 6);
const now = runAt + 7.5 * HOUR_MS;
const forecast = composeForecast({ beach: washout, ocean: madeOcean(runAt), now });
const hours = expandHours(forecast, 2);
const nowHour = hours.findIndex(({ at }) => now < at + HOUR_MS);
const here = { stationId: 'FBIS1', name: 'Folly', lat: washout.lat, lon: washout.lon };

const windOf = (
  value: { readonly speedMps: number; readonly fromDeg: number; readonly gustMps?: number },
  { agoMs = 0, at = here }: { agoMs?: number; at?: typeof here } = {},
) => ({ checkedAt: now, wind: { ...at, wind: { at: now - agoMs, value } } });
const hoursOf = (of: BeachForecast) => expandHours(of, 2);
const after = (observed: Parameters<typeof nowcast>[1]) => hoursOf(nowcast(forecast, observed, now).forecast);
const windFrom = ({ windSpeedMps = 0, windFromDeg = 0 }: ForecastHour) => ({
  speedMps: windSpeedMps,
  fromDeg: windFromDeg,
});

/** Builds a forecast with the same wind in every hour. */
const steady = (speedMps: number, fromDeg: number, gustMps: number): BeachForecast => ({
  ...forecast,
  air: forecast.air && {
    ...forecast.air,
    windCmps: forecast.air.windCmps.map(() => speedMps * 100),
    windFromDeg: forecast.air.windFromDeg.map(() => fromDeg),
    gustCmps: forecast.air.gustCmps.map(() => gustMps * 100),
  },
});

describe('wind', () => {
  test('the current hour has the measured wind, later hours return to the model within five hours, earlier hours stay the model’s', () => {
    const measured = after(windOf({ speedMps: 9, fromDeg: 140, gustMps: 12 }));
    expect(measured[nowHour]).toMatchObject({ windSpeedMps: 9, windFromDeg: 140, gustMps: 12 });
    expect(measured.slice(0, nowHour)).toEqual(hours.slice(0, nowHour));
    expect(measured.slice(nowHour + 6)).toEqual(hours.slice(nowHour + 6));
    const changed = measured.flatMap((hour, index) =>
      hour.windSpeedMps === hours[index]?.windSpeedMps ? [] : index - nowHour,
    );
    expect(changed).toEqual([0, 1, 2, 3]);
    expect(measured[nowHour]?.rating.condition).toBe('choppy');
  });

  test('the remaining difference falls by a factor of e in two hours', () => {
    const { forecast: corrected } = nowcast(steady(4, 90, 5), windOf({ speedMps: 8, fromDeg: 90 }, { agoMs: 0 }), now);
    const left = hoursOf(corrected).map(({ windSpeedMps = 0 }) => windSpeedMps - 4);
    expect(left[nowHour + 1]).toBeCloseTo(4 * Math.exp(-0.25), 2);
    expect(left[nowHour + 3]).toBeCloseTo(4 * Math.exp(-1.25), 2);
  });

  test('directions turn by the shorter side, as vectors', () => {
    const { forecast: corrected } = nowcast(steady(5, 350, 6), windOf({ speedMps: 5, fromDeg: 30 }), now);
    const turned = hoursOf(corrected)
      .slice(nowHour, nowHour + 7)
      .map(windFrom);
    expect(turned.map(({ fromDeg }) => fromDeg)).toEqual([30, 21, 9, 1, 357, 354, 350]);
  });

  test('gusts go by their ratio to the wind, and are never below it', () => {
    const { forecast: corrected } = nowcast(steady(10, 90, 20), windOf({ speedMps: 5, fromDeg: 90, gustMps: 5 }), now);
    const gusts = hoursOf(corrected).slice(nowHour, nowHour + 7);
    for (const { windSpeedMps = 0, gustMps = 0 } of gusts) expect(gustMps).toBeGreaterThanOrEqual(windSpeedMps);
    const ratios = gusts.map(({ windSpeedMps = 0, gustMps = 0 }) => gustMps / windSpeedMps);
    expect([...ratios].sort((a, b) => a - b)).toEqual(ratios);
    expect([ratios[0], ratios.at(-1)]).toEqual([1, 2]);
  });

  test('a difference of twice the usual fades twice as fast', () => {
    const { wind } = nowcast(steady(20, 90, 25), windOf({ speedMps: 5, fromDeg: 90 }), now);
    const { wind: usual } = nowcast(steady(12, 90, 15), windOf({ speedMps: 5, fromDeg: 90 }), now);
    expect((wind?.untilAt ?? 0) - now).toBeCloseTo(((usual?.untilAt ?? 0) - now) / 2, 0);
  });

  test('a station’s weight against the model decides how much it changes this and the next hours', () => {
    const at = { ...here, windWeight: 0.25 };
    const [whole, weighed] = [here, at].map((station) =>
      hoursOf(nowcast(steady(4, 90, 5), windOf({ speedMps: 8, fromDeg: 90 }, { at: station }), now).forecast),
    );
    expect([whole, weighed].map((of) => of?.[nowHour]?.windSpeedMps)).toEqual([8, 5]);
    const left = (of: ForecastHour[] | undefined) => (of?.[nowHour + 1]?.windSpeedMps ?? 0) - 4;
    expect(left(weighed) / left(whole)).toBeCloseTo(0.25, 2);
  });

  test('a reading that is no longer current still corrects later hours, one of five hours ago does not', () => {
    const measured = { speedMps: 9, fromDeg: 140 };
    const old = after(windOf(measured, { agoMs: 2 * HOUR_MS }));
    expect(old[nowHour]?.windSpeedMps).not.toBe(9);
    expect(old[nowHour]?.windSpeedMps).not.toBe(hours[nowHour]?.windSpeedMps);
    expect(after(windOf(measured, { agoMs: 5 * HOUR_MS }))).toEqual(hours);
  });

  test('without a modelled wind only the current hour has the measured wind', () => {
    const { forecast: corrected, wind } = nowcast(
      { ...forecast, air: undefined },
      windOf({ speedMps: 9, fromDeg: 140 }),
      now,
    );
    const known = hoursOf(corrected).flatMap(({ windSpeedMps }, hour) => (windSpeedMps === undefined ? [] : hour));
    expect([known, wind]).toEqual([[nowHour], undefined]);
  });
});

describe('waves', () => {
  const modelled: readonly Train[] = hours[nowHour]?.trains ?? [];
  const buoy = (trains: readonly Train[], km = 1): { checkedAt: number; waves: StationReadings } => ({
    checkedAt: now,
    waves: { ...here, ...pointAlong(here, washout.facingDeg, km), trains: { at: now - HOUR_MS / 2, value: trains } },
  });
  const heights = (of: readonly ForecastHour[], hour: number) => of[hour]?.trains?.map(({ heightM }) => heightM) ?? [];
  const ratios = (of: readonly ForecastHour[], hour: number) =>
    heights(of, hour).map((heightM, line) => heightM / (heights(hours, hour)[line] ?? 1));

  test('only the matching train at the buoy changes a train', () => {
    const [first] = modelled;
    const one = first && { ...first, heightM: first.heightM * 1.3 };
    const changed = ratios(after(buoy(one ? [one] : [])), nowHour).map((ratio) => Math.round(ratio * 10) / 10);
    expect(changed.filter((ratio) => ratio !== 1)).toEqual([1.3]);
  });

  test('another period or direction is another train', () => {
    const others = modelled.map((train) => ({ ...train, periodS: train.periodS + 9, heightM: 3 }));
    expect(after(buoy(others))).toEqual(hours);
    const behind = modelled.map((train) => ({ ...train, fromDeg: (train.fromDeg + 180) % 360, heightM: 3 }));
    expect(after(buoy(behind))).toEqual(hours);
  });

  test('no train is changed by more than half', () => {
    const giant = after(buoy(modelled.map((train) => ({ ...train, heightM: train.heightM * 9 }))));
    for (const ratio of ratios(giant, nowHour)) expect(ratio).toBeLessThan(1.55);
  });

  test('a buoy beyond 50 km corrects nothing', () => {
    const higher = modelled.map((train) => ({ ...train, heightM: train.heightM * 1.3 }));
    expect(after(buoy(higher, 51))).toEqual(hours);
    expect(after(buoy(higher, 20))).not.toEqual(hours);
  });

  test.each(['atlocn', 'epacif'] as const)(
    'on %s the surf, its wind sea and the sea’s height follow the trains within 2 %% of what composing them gives',
    (waveGrid) => {
      const beach = { ...washout, waveGrid };
      const stored = composeForecast({ beach, ocean: madeOcean(runAt), now });
      const uneven = modelled.map((train, index) => ({ ...train, heightM: train.heightM * (index % 2 ? 0.75 : 1.35) }));
      const { forecast: corrected } = nowcast(stored, buoy(uneven), now);
      for (const hour of hoursOf(corrected).slice(nowHour, nowHour + 4)) {
        const { trains = [], faceHeightM = 0, seaShare = 0, waveHeightM = 0 } = hour;
        const exact = computeSurf(trains, { facingDeg: beach.facingDeg, sizeLaw: sizeLawOf(beach) });
        expect(faceHeightM / exact.faceHeightM).toBeGreaterThan(0.98);
        expect(faceHeightM / exact.faceHeightM).toBeLessThan(1.02);
        expect(seaShare).toBeCloseTo(exact.seaShare, 1);
        expect(waveHeightM).toBeCloseTo(Math.hypot(...trains.map(({ heightM }) => heightM)), 1);
      }
    },
  );
});

test('quantities without a nearby measurement stay as stored', () => {
  expect(nowcast(forecast, undefined, now).forecast).toBe(forecast);
  expect(nowcast(forecast, { checkedAt: now }, now).forecast).toBe(forecast);
  const tomorrow = { ...windOf({ speedMps: 9, fromDeg: 140 }) };
  expect(nowcast(forecast, tomorrow, forecast.startAt - HOUR_MS).forecast).toBe(forecast);
});

describe('measured air', () => {
  const at = now - 600_000;
  const airOf = (value: number) => ({ checkedAt: now, air: { ...here, airC: { value, at } } });
  const degrees = (list: readonly ForecastHour[]) => list.map(({ airC = Number.NaN }) => airC);

  test('applies to its own hour; later hours return to the model’s air, earlier hours stay', () => {
    const [model, measured] = [degrees(hours), degrees(after(airOf(30)))];
    expect(measured[nowHour]).toBe(30);
    expect(measured.slice(0, nowHour)).toEqual(model.slice(0, nowHour));
    const left = measured.map((value, hour) => value - (model[hour] ?? 0)).slice(nowHour);
    for (const [hour, part] of left.entries()) expect(part).toBeLessThanOrEqual(left[hour - 1] ?? part);
    expect([left.at(-1), left.at(1)]).toEqual([0, expect.closeTo(left[0] ?? 0, -1)]);
  });

  test('leaves the wind, also one that a station corrects', () => {
    const wind = windOf({ speedMps: 9, fromDeg: 20 });
    const both = after({ ...wind, ...airOf(30) });
    expect(both[nowHour]?.airC).toBe(30);
    expect(both.map(windFrom)).toEqual(after(wind).map(windFrom));
  });
});
