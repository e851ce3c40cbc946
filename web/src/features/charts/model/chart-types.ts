import { type TileSet, tileSets } from '@groundswell/tiles';

/** The maps, named as in their hash: `/maps#wave`. */
export const CHART_TYPES = ['wave', 'period', 'gfs', 'nam', 'sst', 'stations'] as const;
export type ChartType = (typeof CHART_TYPES)[number];
/** A map that draws a field. */
export type FieldType = Exclude<ChartType, 'stations'>;
/** The quantity of a field; each has its own ramp and units. */
export type Quantity = 'wave' | 'period' | 'wind' | 'sea';

interface Chart {
  readonly startZoom: number;
  /** The smallest zoom on screens of at least 1024 px, and on smaller ones. */
  readonly minZoom: { readonly large: number; readonly small: number };
  readonly set?: TileSet;
  readonly quantity?: Quantity;
}

const GLOBAL = { large: 3, small: 2 };
const REGIONAL = { large: 6, small: 5 };

export const charts: Readonly<Record<ChartType, Chart>> = {
  wave: { startZoom: 7, minZoom: GLOBAL, set: 'wvht', quantity: 'wave' },
  period: { startZoom: 6, minZoom: GLOBAL, set: 'wvht', quantity: 'period' },
  gfs: { startZoom: 8, minZoom: GLOBAL, set: 'gfs-wind', quantity: 'wind' },
  nam: { startZoom: 9, minZoom: REGIONAL, set: 'nam-wind', quantity: 'wind' },
  sst: { startZoom: 7, minZoom: GLOBAL, set: 'sst', quantity: 'sea' },
  stations: { startZoom: 8, minZoom: REGIONAL },
};

export const MAX_ZOOM = 12;
/** The zoom above which wind barbs are drawn. */
export const BARBS_ABOVE_ZOOM = 4;
/** The zoom from which buoys and weather stations are loaded. */
export const STATIONS_FROM_ZOOM = 7;
/** The number of timeline steps whose tiles are loaded ahead. */
export const PREFETCHED_STEPS = 10;

export const setOf = (type: FieldType): TileSet => charts[type].set as TileSet;
export const quantityOf = (type: FieldType): Quantity => charts[type].quantity as Quantity;
export const isField = (type: ChartType): type is FieldType => type !== 'stations';

/** Returns whether a map has a timeline; a map of a single hour has none. */
export function hasTimeLine(type: ChartType): boolean {
  const { set } = charts[type];
  return set !== undefined && tileSets[set].hours.length > 1;
}

/** Returns the map that a hash names, `#wave` or `wave`; undefined for any other. */
export function parseChartHash(hash: string): ChartType | undefined {
  const name = hash.replace(/^#/, '');
  return CHART_TYPES.find((type) => type === name);
}

export function minZoomOf(type: ChartType, isLarge: boolean): number {
  const { minZoom } = charts[type];
  return isLarge ? minZoom.large : minZoom.small;
}
