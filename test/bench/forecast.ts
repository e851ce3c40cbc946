import { brotliCompressSync, constants } from 'node:zlib';
import { listBeaches } from '@groundswell/data/places';
import { findTideStation } from '@groundswell/data/tide-stations';
import { type BeachForecast, IMPERIAL } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { presentForecast } from '@groundswell/forecast/view';
import { madeOcean } from '../../packages/forecast/test-support/made-ocean.ts';
import type { BenchRow } from './bench-row.ts';

const DAYS = 16;

/** Composing and presenting 16 days hourly with four swell trains, for every beach of the catalogue on one core. */
export async function bench(): Promise<BenchRow[]> {
  const now = Date.UTC(2026, 10, 20, 15);
  const ocean = madeOcean(Date.UTC(2026, 10, 20, 6));
  const beaches = listBeaches();
  const compose = (withTide: boolean) =>
    beaches.map((beach) => {
      const tideStation = withTide && beach.tideStationId ? findTideStation(beach.tideStationId) : undefined;
      return { beach, forecast: composeForecast({ beach, tideStation, ocean, now }) };
    });
  const present = (composed: readonly { beach: (typeof beaches)[number]; forecast: BeachForecast }[]) =>
    composed.map(({ beach, forecast }) =>
      JSON.stringify(
        presentForecast({ beach, forecast, place: [], units: IMPERIAL, now, basicDays: DAYS, days: DAYS }),
      ),
    );

  compose(true);
  const bare = timed(() => compose(false));
  const whole = timed(() => compose(true));
  present(whole.result);
  const presented = timed(() => present(whole.result));
  const each = (ms: number) => `${(ms / beaches.length).toFixed(2)} ms each`;
  const largest = (texts: readonly string[]) => `${(Math.max(...texts.map(brotliBytes)) / 1024).toFixed(1)} KB`;
  return [
    { what: `compose without tide, ${beaches.length} beaches`, measured: each(bare.ms), aim: '5 ms each' },
    { what: 'compose with 16 days of hourly tide', measured: each(whole.ms) },
    { what: 'present and write as JSON', measured: each(presented.ms) },
    {
      what: 'stored forecast, brotli',
      measured: largest(whole.result.map(({ forecast }) => JSON.stringify(forecast))),
    },
    { what: 'reply, brotli', measured: largest(presented.result), aim: 'at most 25 KB' },
  ];
}

function timed<T>(run: () => T): { ms: number; result: T } {
  const startedAt = performance.now();
  const result = run();
  return { ms: performance.now() - startedAt, result };
}

function brotliBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
