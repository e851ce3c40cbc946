import { brotliCompressSync, constants } from 'node:zlib';
import { type CatalogueBeach, listBeaches } from '@groundswell/data/places';
import { findSwellTransfer } from '@groundswell/data/swell-transfers';
import { findTideStation } from '@groundswell/data/tide-stations';
import { IMPERIAL } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import { presentForecast } from '@groundswell/present';
import type { BenchRow } from './bench-row.ts';
import { leastCpuMs } from './cpu-time.ts';

const DAYS = 16;
const BEACHES = 1000;
const ROUNDS = 2;
const AIM = 'at most 5 ms each';
const now = Date.UTC(2026, 10, 20, 15);
const ocean = madeOcean(Date.UTC(2026, 10, 20, 6));

/**
 * Measures the processor time of composing and presenting hourly forecasts for a thousand beaches on one core. Each
 * forecast has 16 days and four swell trains. No comparable program exists, so the reference is composing without a
 * tide.
 */
export async function bench(): Promise<BenchRow[]> {
  const catalogue = listBeaches();
  const beaches = Array.from({ length: BEACHES }, (_, index) => catalogue[index % catalogue.length]).filter(
    (beach) => beach !== undefined,
  );
  const forecasts = catalogue.map((beach) => compose(beach, true));
  const replies = forecasts.map(present);
  const each = (run: (beach: CatalogueBeach) => void) => () => {
    for (const beach of beaches) run(beach);
  };
  const [bareMs = 0, wholeMs = 0] = leastCpuMs(
    ROUNDS,
    each((beach) => compose(beach, false)),
    each((beach) => compose(beach, true)),
  ).map((ms) => ms / BEACHES);
  const [presentMs = 0] = leastCpuMs(ROUNDS, () => {
    for (const forecast of forecasts) present(forecast);
  }).map((ms) => ms / forecasts.length);
  const largest = (texts: readonly string[]) => `${(Math.max(...texts.map(brotliBytes)) / 1024).toFixed(1)} KB`;
  return [
    { what: `compose without tide, ${BEACHES} beaches`, measured: `${bareMs.toFixed(2)} ms each`, aim: AIM },
    {
      what: 'compose with 16 days of hourly tide',
      measured: `${wholeMs.toFixed(2)} ms each: ${(wholeMs / bareMs).toFixed(2)}x`,
      aim: AIM,
    },
    { what: 'present and write as JSON', measured: `${presentMs.toFixed(2)} ms each` },
    { what: 'stored forecast, brotli', measured: largest(forecasts.map((forecast) => JSON.stringify(forecast))) },
    { what: 'reply, brotli', measured: largest(replies), aim: 'at most 25 KB' },
  ];
}

function compose(beach: CatalogueBeach, withTide: boolean) {
  const tideStation = withTide && beach.tideStationId ? findTideStation(beach.tideStationId) : undefined;
  return composeForecast({ beach, swellTransfer: findSwellTransfer(beach.id), tideStation, ocean, now });
}

function present(forecast: ReturnType<typeof compose>): string {
  const { beach } = forecast;
  return JSON.stringify(
    presentForecast({ beach, forecast, place: [], units: IMPERIAL, now, basicDays: DAYS, days: DAYS }),
  );
}

function brotliBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
