import type { MapBounds } from '../../../map/live-map.ts';
import type { Field } from '../tiles/field.ts';
import { isBareAt, type Place, seaAt, wavesAt, windAt } from '../tiles/read-point.ts';
import type { TileStore } from '../tiles/tile-store.ts';
import { type FieldType, quantityOf } from './chart-types.ts';
import { rampValue } from './field-values.ts';

/** The value of a map at a place, with its direction and period. */
export interface Reading {
  /** In the ramp's unit; 'none' on land and where the model has no data, undefined while it loads. */
  readonly value: number | 'none' | undefined;
  readonly fromDeg?: number | undefined;
  readonly periodS?: number | undefined;
  /** True if the map draws land at the place. */
  readonly isLand?: boolean | undefined;
  /** True if no tile covers the place: then the model has no data in the whole area around it. */
  readonly isBare?: boolean | undefined;
}
export type PointReading = Reading & Place;

/** Reads the map's value, and the direction and period that its tiles hold. */
export function readField(store: TileStore, type: FieldType, field: Field, place: Place): Reading {
  const quantity = quantityOf(type);
  if (quantity === 'sea') {
    const there = seaAt(store, field, place);
    return { value: typeof there === 'number' ? rampValue('sea', there) : there };
  }
  if (quantity === 'wind') {
    const there = windAt(store, field, place);
    if (there === undefined || there === 'none') return { value: there };
    return { value: rampValue('wind', there.speedMps), fromDeg: there.fromDeg };
  }
  const there = wavesAt(store, field, place);
  if (there === 'none') return { value: there, isBare: isBareAt(store, field, place) };
  if (there === undefined) return { value: there };
  const value = quantity === 'wave' ? rampValue('wave', there.heightM) : there.periodS;
  return { value, fromDeg: there.fromDeg, periodS: there.periodS };
}

/**
 * Reads a map whose land covers the field. The tiles have values beneath the land, but waves and water temperature
 * there are meaningless.
 */
export function readAtSea(isLand: boolean, ...[store, type, field, place]: Parameters<typeof readField>): Reading {
  return isLand && quantityOf(type) !== 'wind' ? { value: 'none', isLand } : readField(store, type, field, place);
}

/** Caps the span at 360°, because a wide map may show the world more than once. */
function lonSpanOf({ minLon, maxLon }: MapBounds): number {
  return maxLon - minLon >= 360 ? 360 : (maxLon - minLon + 360) % 360 || 360;
}

/** Returns places spread evenly over a view, row by row from the north-west. */
export function spreadPlaces(bounds: MapBounds, across: number, down: number): readonly Place[] {
  const lonSpan = lonSpanOf(bounds);
  return Array.from({ length: across * down }, (_, n) => {
    const [column, row] = [(n % across) + 0.5, Math.floor(n / across) + 0.5];
    const lon = bounds.minLon + (lonSpan * column) / across;
    return {
      lat: bounds.maxLat - ((bounds.maxLat - bounds.minLat) * row) / down,
      lon: ((lon + 540) % 360) - 180,
    };
  });
}
