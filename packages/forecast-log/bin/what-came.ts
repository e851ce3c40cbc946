import type { ForecastEntry } from '../src/index.ts';
import { asObject, readJson, type Site, SiteError } from './read-site.ts';

const HOUR_MS = 3_600_000;

/**
 * Says what the entry's buoy measured in the entry's hours, and how far off forecasts of one day were there lately. The
 * buoy is not at the beach, so this is a comparison and no proof. A site that does not reply is a sentence, too.
 */
export async function whatCame(site: Site, { buoy, startAt, seaCm }: ForecastEntry): Promise<readonly string[]> {
  if (buoy === null) return ['What came: no wave buoy is near this beach.'];
  try {
    const [{ observations }, accuracy] = await Promise.all([
      readJson(site, `/v1/stations/${buoy}`),
      readJson(site, `/api/accuracy?buoy=${buoy}`),
    ]);
    return [measured(buoy, pairHours(startAt, seaCm, observations)), lately(buoy, accuracy)];
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return [`What came: not known, ${error.message}`];
  }
}

interface Pair {
  readonly seaM: number;
  readonly measuredM: number;
}

/** Pairs each forecast hour with the observation nearest to it, at most half an hour away. */
function pairHours(startAt: number, seaCm: ForecastEntry['seaCm'], observations: unknown): readonly Pair[] {
  const rows = (Array.isArray(observations) ? observations : []).map(asObject).flatMap(({ at, waves_m }) => {
    const instant = typeof at === 'string' ? Date.parse(at) : Number.NaN;
    return typeof waves_m === 'number' && Number.isFinite(instant) ? [{ at: instant, measuredM: waves_m }] : [];
  });
  return seaCm.flatMap((cm, hour) => {
    const at = startAt + hour * HOUR_MS;
    const [nearest] = rows.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
    const isNear = nearest !== undefined && Math.abs(nearest.at - at) <= HOUR_MS / 2;
    return cm !== null && isNear ? [{ seaM: cm / 100, measuredM: nearest.measuredM }] : [];
  });
}

function measured(buoy: string, pairs: readonly Pair[]): string {
  if (pairs.length === 0)
    return `What came: buoy ${buoy} has no measurement of these hours any more; the site shows the last 48.`;
  const mean = (value: (pair: Pair) => number) =>
    (pairs.reduce((sum, pair) => sum + value(pair), 0) / pairs.length).toFixed(2);
  const sea = `the sea was ${mean(({ measuredM }) => measuredM)} m at buoy ${buoy}`;
  const said = `forecast off the beach: ${mean(({ seaM }) => seaM)} m`;
  return `What came: in ${pairs.length} of the 24 hours ${sea}, ${said}.`;
}

function lately(buoy: string, { buoys, days }: Readonly<Record<string, unknown>>): string {
  const [own] = Array.isArray(buoys) ? buoys : [];
  const { mae, n } = asObject(asObject(own).height_m);
  const [error, hours] = [mae, n].map((column) => (Array.isArray(column) ? column[0] : undefined));
  if (typeof error !== 'number') return `Buoy ${buoy} has too few compared hours for a figure.`;
  return `Over ${days} days, forecasts one day ahead were off by ${error} m on average at buoy ${buoy} (${hours} hours).`;
}
