import { BOARDS } from '@groundswell/contracts';
import { listBeaches } from '@groundswell/data/places';
import { IMPERIAL, METRIC, nowcast } from '@groundswell/forecast';
import { type Editorial, presentForecast } from '@groundswell/present';
import { walkSampleOcean, walkSampleWeek } from '@groundswell/sample-ocean/testing/sample-week';
import { openSiteCode } from '../agreement/draw-page.ts';
import { collectFacts, listContradictions } from '../agreement/facts.ts';
import { HOURS_AHEAD, MOMENTS } from '../agreement/moments.ts';
import type { BenchRow } from './bench-row.ts';
import { CHECKS, ratedHours } from './scan/checks.ts';
import { tallyNextHours } from './scan/next-hours.ts';
import { countStationsOverLand } from './scan/stations-over-land.ts';

const SHOWN_DAYS = 2;
const BOARD_TEXTS = Object.fromEntries(BOARDS.map((name) => [name, { name, link: '/' }])) as Editorial['boards'];

/** Checks every beach through a stormy week of the sample ocean, and counts faults that no page may show. */
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
      editorial: { boards: BOARD_TEXTS },
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
    await countContradictions(),
    countStationsOverLand(),
    ...nextHours.rows(),
  ];
}

/**
 * Reads pages, graph tables, lists, widget frames, calendars, emails and the open API of all beaches, and counts
 * contradictions between them.
 */
async function countContradictions(): Promise<BenchRow> {
  const { stop, ...site } = await openSiteCode();
  const contradictions: string[] = [];
  let compared = 0;
  for (const then of walkSampleOcean(Object.values(MOMENTS), listBeaches(), HOURS_AHEAD)) {
    const facts = await collectFacts(then, site);
    compared += facts.length;
    contradictions.push(...listContradictions(facts).map((line) => `${then.beach.slug}: ${line}`));
  }
  await stop();
  for (const line of contradictions.slice(0, 20)) console.error(line);
  const what = `quantities shown in two ways, of ${compared} facts of all beaches at ${Object.keys(MOMENTS).join(', ')}`;
  return { what, measured: String(contradictions.length), aim: '0' };
}
