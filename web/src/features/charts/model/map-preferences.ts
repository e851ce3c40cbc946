import { BARBS_ABOVE_ZOOM, CHART_TYPES, type ChartType, isField, MAX_ZOOM, STATIONS_FROM_ZOOM } from './chart-types.ts';
import { CLOCKS, type Clock } from './clock.ts';

export const MAP_PREFERENCES_KEY = 'sc_map';

/** The reader's choices on the charts, kept in this browser. */
export interface MapPreferences {
  readonly type?: ChartType;
  readonly lat?: number;
  readonly lon?: number;
  readonly zoom?: number;
  readonly barbs: boolean;
  readonly particles: boolean;
  readonly buoys: boolean;
  readonly weatherStations: boolean;
  readonly scale: 'smooth' | 'stepped';
  /** The units that the reader chose on the legends; absent without a choice. */
  readonly wave?: 'ft' | 'm';
  readonly period?: 's';
  readonly wind?: 'mph' | 'kph' | 'kts';
  readonly temp?: 'F' | 'C';
  readonly clock?: Clock;
}

export const FIRST_PREFERENCES: MapPreferences = {
  barbs: false,
  particles: true,
  buoys: false,
  weatherStations: false,
  scale: 'smooth',
};

/** Parses stored preferences; a missing or invalid one takes its default. */
export function parseMapPreferences(stored: string | undefined): MapPreferences {
  const kept = parseObject(stored);
  const flag = (key: 'barbs' | 'particles' | 'buoys' | 'weatherStations') =>
    typeof kept[key] === 'boolean' ? kept[key] : FIRST_PREFERENCES[key];
  return {
    type: oneOf(CHART_TYPES, kept.type),
    lat: within(kept.lat, -85, 85),
    lon: within(kept.lon, -180, 180),
    zoom: within(kept.zoom, 0, MAX_ZOOM),
    barbs: flag('barbs'),
    particles: flag('particles'),
    buoys: flag('buoys'),
    weatherStations: flag('weatherStations'),
    scale: oneOf(['smooth', 'stepped'], kept.scale) ?? FIRST_PREFERENCES.scale,
    wave: oneOf(['ft', 'm'], kept.wave),
    wind: oneOf(['mph', 'kph', 'kts'], kept.wind),
    temp: oneOf(['F', 'C'], kept.temp),
    clock: oneOf(CLOCKS, kept.clock),
  };
}

/** Counts the chosen overlays that the map draws at this zoom. */
export function countOverlays(
  type: ChartType,
  zoom: number,
  { particles, barbs, buoys, weatherStations }: MapPreferences,
): number {
  if (!isField(type)) return 0;
  const hasStations = zoom >= STATIONS_FROM_ZOOM;
  const drawn = [
    particles && type !== 'sst',
    barbs && type === 'wave' && zoom > BARBS_ABOVE_ZOOM,
    buoys && hasStations,
    weatherStations && hasStations,
  ];
  return drawn.filter(Boolean).length;
}

function parseObject(stored: string | undefined): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

function oneOf<const T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((one) => one === value);
}

/** Returns a number within a range; undefined for anything else. */
export function within(value: unknown, least: number, most: number): number | undefined {
  return typeof value === 'number' && value >= least && value <= most ? value : undefined;
}
