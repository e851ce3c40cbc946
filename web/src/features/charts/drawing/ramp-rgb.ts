import type { FieldType } from '../model/chart-types.ts';
import { rampEnds } from '../model/field-values.ts';
import type { Rgb } from '../model/oklab.ts';
import { RAMP_COLOURS } from '../model/ramp-colours.ts';

interface Ramp {
  readonly type: FieldType;
  readonly ramp: Uint8Array;
}

/** Returns the colour of a value on a chart. */
export function rampRgb({ ramp, type }: Ramp, value: number): Rgb {
  const [least, most] = rampEnds(type);
  const share = Number.isNaN(value) ? 0 : Math.min(1, Math.max(0, (value - least) / (most - least)));
  const from = Math.round(share * (RAMP_COLOURS - 1)) * 4;
  return [ramp[from], ramp[from + 1], ramp[from + 2]] as unknown as Rgb;
}
