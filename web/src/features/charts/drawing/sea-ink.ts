import { inkFor } from '../model/ramp-colours.ts';
import { readField } from '../model/reading.ts';
import type { Field } from '../tiles/field.ts';
import type { Place } from '../tiles/read-point.ts';
import type { TileStore } from '../tiles/tile-store.ts';
import type { Look } from './lay-out.ts';
import { rampRgb } from './ramp-rgb.ts';

/**
 * Returns the text colour and the halo colour of a place name over the field; undefined where the field has no data.
 */
export function seaInkAt(
  store: TileStore,
  look: Pick<Look, 'ramp' | 'type'>,
  field: Field,
  place: Place,
): ReturnType<typeof inkFor> | undefined {
  const { value } = readField(store, look.type, field, place);
  return typeof value === 'number' ? inkFor(rampRgb(look, value)) : undefined;
}
