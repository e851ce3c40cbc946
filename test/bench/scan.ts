import { IMPERIAL, METRIC, nowcast } from '@groundswell/forecast';
import { presentForecast } from '@groundswell/present';
import type { BenchRow } from './bench-row.ts';
import { CHECKS, ratedHours } from './scan/checks.ts';
import { tallyNextHours } from './scan/next-hours.ts';
import { walkSampleWeek } from './scan/sample-week.ts';
import { countStationsOverLand } from './scan/stations-over-land.ts';

const SHOWN_DAYS = 2;

/** Walks all beaches through a stormy week of the sample ocean, and counts what no page may show. */
export async function bench(): Promise<BenchRow[]> {
  const counts = CHECKS.map(() => 0);
  const nextHours = tallyNextHours();
  let pages = 0;
  for (const then of walkSampleWeek()) {
    const { beach, stored: forecast, observed, now } = then;
    const shown = nowcast(forecast, observed, now);
    const hours = ratedHours(shown, then);
    const input = {
      beach,
      place: [],
      forecast,
      observed,
      now,
      basicDays: SHOWN_DAYS,
      days: SHOWN_DAYS,
    };
    const reply = presentForecast({ ...input, units: IMPERIAL });
    const inMetres = presentForecast({ ...input, units: METRIC });
    const seen = { ...then, shown, hours, reply, inMetres };
    for (const [index, check] of CHECKS.entries()) counts[index] = (counts[index] ?? 0) + check.count(seen);
    nextHours.add(
      then,
      hours.map(({ hour }) => hour),
      ratedHours({ forecast }, then).map(({ hour }) => hour),
    );
    pages++;
  }
  return [
    { what: 'pages', measured: String(pages) },
    ...CHECKS.map(({ what }, index) => ({ what, measured: String(counts[index]), aim: '0' })),
    countStationsOverLand(),
    ...nextHours.rows(),
  ];
}
