import { rampEnds } from '../model/field-values.ts';
import type { Rgb } from '../model/oklab.ts';
import { RAMP_COLOURS } from '../model/ramp-colours.ts';
import type { Look } from './lay-out.ts';

/** The colour of a value on a chart. */
export function rampRgb({ ramp, type }: Pick<Look, 'ramp' | 'type'>, value: number): Rgb {
  const [least, most] = rampEnds(type);
  const share = Number.isNaN(value) ? 0 : Math.min(1, Math.max(0, (value - least) / (most - least)));
  const from = Math.round(share * (RAMP_COLOURS - 1)) * 4;
  return [ramp[from], ramp[from + 1], ramp[from + 2]] as unknown as Rgb;
}
