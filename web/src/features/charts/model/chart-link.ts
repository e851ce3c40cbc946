import { MAX_ZOOM } from './chart-types.ts';
import { within } from './map-preferences.ts';

/** The search parameters of one exact chart: `/maps?hour=2026112418&lat=35.2&lon=-75.5&zoom=7#wave`. */
export interface ChartSearch {
  /**
   * The hour of the chart, UTC, in ten digits: 2026112418 is 18:00 on 24 November. The hour stays valid when a newer
   * run replaces the tiles.
   */
  readonly hour?: number | undefined;
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
  readonly zoom?: number | undefined;
  /** The slug of the beach whose swell path is drawn. */
  readonly story?: string | undefined;
}

const SLUG = /^[a-z0-9-]{1,80}$/;

/** Parses the search parameters of an address; invalid values become undefined. */
export function parseChartSearch({ hour, lat, lon, zoom, story }: Record<string, unknown>): ChartSearch {
  const place = { lat: within(numberOf(lat), -85, 85), lon: within(numberOf(lon), -180, 180) };
  const isPlace = place.lat !== undefined && place.lon !== undefined;
  return {
    // The keys are set even if their value is undefined: for a missing key, the router would keep the old value of the
    // address.
    hour: parseHour(hour) === undefined ? undefined : Number(hour),
    lat: isPlace ? place.lat : undefined,
    lon: isPlace ? place.lon : undefined,
    zoom: within(numberOf(zoom), 0, MAX_ZOOM),
    story: typeof story === 'string' && SLUG.test(story) ? story : undefined,
  };
}

/** Returns the instant of an `hour` parameter, UTC ms; undefined if it is invalid. */
export function parseHour(hour: unknown): number | undefined {
  const [, year, month, day, clock] = /^(\d{4})(\d\d)(\d\d)(\d\d)$/.exec(String(hour)) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T${clock}:00:00Z`);
  return Number.isNaN(at) ? undefined : at;
}

/** Formats an instant as a number, because the router puts numeric text into quotation marks. */
function formatHour(at: number): number {
  return Number(new Date(at).toISOString().replace(/\D/g, '').slice(0, 10));
}

/** Returns the parameters of the current view: degrees to a hundredth (1 km), zoom to a tenth. */
export function formatChartSearch(view: { lat: number; lon: number; zoom: number }, at: number | undefined) {
  return {
    hour: at === undefined ? undefined : formatHour(at),
    lat: round(view.lat, 100),
    lon: round(view.lon, 100),
    zoom: round(view.zoom, 10),
  } satisfies ChartSearch;
}

const round = (value: number, parts: number) => Math.round(value * parts) / parts;

function numberOf(value: unknown): number {
  return typeof value === 'string' && value.trim() !== ''
    ? Number(value)
    : typeof value === 'number'
      ? value
      : Number.NaN;
}
