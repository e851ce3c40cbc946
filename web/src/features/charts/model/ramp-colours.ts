import type { Quantity } from './chart-types.ts';
import { fromLab, lightnessOf, parseHex, type Rgb, toLab } from './oklab.ts';
import { ramps, type Theme } from './ramps.ts';

/** The shading of a ramp: smooth, or one colour from each threshold to the next. */
type Shading = 'smooth' | 'stepped';

/** The number of colours of a ramp, at even steps of the value from the first threshold to the last. */
export const RAMP_COLOURS = 1024;

interface RampKind {
  readonly quantity: Quantity;
  readonly theme: Theme;
  readonly shading: Shading;
}

/** Returns the index of the threshold below a value, and the fraction of the way to the next, 0 to 1. */
function placeOf(quantity: Quantity, value: number): { readonly below: number; readonly way: number } {
  const { thresholds } = ramps[quantity];
  let below = 0;
  while (below < thresholds.length - 2 && value >= (thresholds[below + 1] as number)) below++;
  const [from, to] = [thresholds[below] as number, thresholds[below + 1] as number];
  return { below, way: Math.min(1, Math.max(0, (value - from) / (to - from))) };
}

/** Returns a value's position along the legend, 0 to 1; all thresholds are equally spaced there. */
export function shareOf(quantity: Quantity, value: number): number {
  const { below, way } = placeOf(quantity, value);
  return (below + way) / (ramps[quantity].thresholds.length - 1);
}

/** Returns the colour of a value that is in the ramp's unit. */
export function colourOf({ quantity, theme, shading }: RampKind, value: number): Rgb {
  const { below, way } = placeOf(quantity, value);
  const [from, to] = [ramps[quantity][theme][below], ramps[quantity][theme][below + 1]] as [string, string];
  if (shading === 'stepped') return parseHex(way === 1 ? to : from);
  const [a, b] = [toLab(parseHex(from)), toLab(parseHex(to))];
  return fromLab([0, 1, 2].map((part) => (a[part] as number) * (1 - way) + (b[part] as number) * way) as never);
}

/** Returns all colours of a ramp, four bytes each, as the texture that colours the field. */
export function rampColours(kind: RampKind): Uint8Array {
  const { thresholds } = ramps[kind.quantity];
  const [least, most] = [thresholds[0] as number, thresholds.at(-1) as number];
  const bytes = new Uint8Array(RAMP_COLOURS * 4);
  for (let n = 0; n < RAMP_COLOURS; n++)
    bytes.set([...colourOf(kind, least + ((most - least) * n) / (RAMP_COLOURS - 1)), 255], n * 4);
  return bytes;
}

const [DARK_INK, LIGHT_INK] = ['#10233a', '#f6f7f4'];
const [DARK_HALO, LIGHT_HALO] = [parseHex('#0a1a2a'), parseHex('#faf9f4')];

/** Returns ink and halo of text on a field of this colour; their contrast is at least 6:1. */
export function inkFor(field: Rgb): { readonly ink: string; readonly halo: string } {
  const lightness = lightnessOf(field);
  const isLight = lightness < 57;
  const towards = isLight ? DARK_HALO : LIGHT_HALO;
  const share = isLight ? (lightness > 38 ? 0.38 : 0.12) : lightness < 70 ? 0.4 : 0.2;
  const halo = field.map((part, n) => Math.round(part * (1 - share) + (towards[n] as number) * share));
  return { ink: isLight ? LIGHT_INK : DARK_INK, halo: `rgb(${halo.join(' ')})` };
}

/** Returns the ink of thin lines on a field: one of the two inks of the theme. */
export function lineInk(field: Rgb, theme: Theme): string {
  const lightness = lightnessOf(field);
  if (theme === 'dark') return lightness > 62 ? '#0a141d' : '#e8eff2';
  return lightness > 50 ? DARK_INK : '#f6f4ec';
}
