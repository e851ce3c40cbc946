import { HOUR_MS } from '@groundswell/durations';
import { type AirSample, expandHours, IMPERIAL, isChop, METRIC, type WaveSample } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { washout } from '@groundswell/forecast/testing/made-ocean';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presentForecast } from './present-forecast.ts';

const runAt = Date.UTC(2026, 10, 20, 6);
const now = runAt + 7 * HOUR_MS;
const number = (max: number) => fc.double({ min: 0, max, noNaN: true });
const maybe = (max: number) => fc.option(number(max), { nil: undefined });

const train = fc.record({
  kind: fc.constantFrom('sea' as const, 'swell' as const),
  heightM: number(20),
  periodS: fc.double({ min: 1, max: 30, noNaN: true }),
  fromDeg: fc.double({ min: 0, max: 359.999, noNaN: true }),
});
const wave = fc.record({ heightM: number(20), trains: fc.array(train, { maxLength: 8 }) });
const air = fc.record({
  windSpeedMps: maybe(60),
  windFromDeg: maybe(359.999),
  gustMps: maybe(90),
  airC: maybe(40),
  cloudPct: maybe(100),
  rainMmPerH: maybe(80),
  seaC: maybe(33),
});
/** Generates hourly samples with gaps, in ascending order. */
function series<T>(value: fc.Arbitrary<T>): fc.Arbitrary<(T & { validAt: number })[]> {
  return fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), value), { maxLength: 30 }).map((steps) => {
    let hour = -8;
    return steps.map(([step, sample]) => {
      hour += step;
      return { ...sample, validAt: runAt + hour * HOUR_MS };
    });
  });
}

test('for any ocean, hours stay in range and the reply has no NaN and no lost train', () => {
  const source = { model: 'gfswave.atlocn.0p16', runAt };
  fc.assert(
    fc.property(
      series(wave),
      series(air),
      fc.constantFrom(IMPERIAL, METRIC),
      (waves: WaveSample[], airs: AirSample[], units) => {
        const forecast = composeForecast({
          beach: washout,
          ocean: { waves: { source, samples: waves }, air: { source, samples: airs } },
          now,
        });
        const hours = expandHours(forecast);
        for (const sample of waves) {
          const hour = hours.find(({ at }) => at === sample.validAt);
          if (!hour) continue;
          const tall = sample.trains.filter(({ heightM }) => heightM >= 0.01).sort((a, b) => b.heightM - a.heightM);
          expect(hour.trains).toHaveLength(tall.slice(0, 6).filter((train) => !isChop(train)).length);
        }
        for (const { faceHeightM, seaShare, trains } of hours) {
          expect(faceHeightM ?? 0).toBeGreaterThanOrEqual(0);
          expect(seaShare ?? 0).toBeLessThanOrEqual(1);
          for (const { fromDeg } of trains ?? []) expect(fromDeg).toBeLessThan(360);
        }
        const reply = presentForecast({ forecast, beach: washout, place: [], units, now, basicDays: 3, days: 16 });
        expect(
          JSON.stringify(reply, (_, value) =>
            typeof value === 'number' && !Number.isFinite(value) ? 'broken' : value,
          ),
        ).not.toMatch(/broken|NaN|undefined|Infinity/);
        const lines = Object.values(reply.timeline.swell);
        for (const [index, hour] of hours.entries()) {
          expect(lines.filter((line) => line[index] !== null)).toHaveLength(hour.trains?.length ?? 0);
        }
      },
    ),
    { numRuns: 40 },
  );
});
