import { FEET_PER_METRE, KNOTS_PER_MPS } from '@groundswell/forecast';
import { tileSets } from '@groundswell/tiles';
import type { FieldGrid } from '../tiles/field.ts';
import { type FieldType, type Quantity, quantityOf, setOf } from './chart-types.ts';
import { ramps } from './ramps.ts';
import { toRampUnit } from './units.ts';

/** Converts a channel's unit to the ramp's: metres to feet, m/s to knots, °C to °F. */
export function rampValue(quantity: Quantity, si: number): number {
  if (quantity === 'wave') return si * FEET_PER_METRE;
  if (quantity === 'wind') return si * KNOTS_PER_MPS;
  return quantity === 'sea' ? toRampUnit('C', si) : si;
}

/** Returns the index of the channel that a map colours; 'vector' for wind, whose two channels are its components. */
export function channelOf(type: FieldType): 0 | 1 | 'vector' {
  if (quantityOf(type) === 'wind') return 'vector';
  return type === 'period' ? 1 : 0;
}

/** Returns the scale from a channel's pixels to ramp values: the value of pixel 0, and the span up to pixel 254. */
export function pixelScale(type: FieldType): readonly [least: number, span: number] {
  const channel = channelOf(type);
  const scale = tileSets[setOf(type)].channels[channel === 'vector' ? 0 : channel];
  if (!scale) throw new Error(`The tiles of ${type} have no channel ${channel}.`);
  const [least, most] = [rampValue(quantityOf(type), scale.least), rampValue(quantityOf(type), scale.most)];
  return [least, most - least];
}

/** Returns the first and the last value of a map's ramp. */
export function rampEnds(type: FieldType): readonly [number, number] {
  const { thresholds } = ramps[quantityOf(type)];
  return [thresholds[0] as number, thresholds.at(-1) as number];
}

/** Converts the values of a grid to the unit of the map's ramp. */
export function rampValues(type: FieldType, { channels }: FieldGrid): Float32Array {
  const quantity = quantityOf(type);
  const channel = channelOf(type);
  const [first, second] = channels as [Float32Array, Float32Array | undefined];
  if (channel === 'vector') return first.map((east, n) => rampValue(quantity, Math.hypot(east, second?.[n] ?? 0)));
  return (channel === 1 && second ? second : first).map((si) => rampValue(quantity, si));
}
