import { readMapPalette } from '../../../map/map-palette.ts';
import type { Theme } from '../model/ramps.ts';

type Colour = readonly [number, number, number];

/** Reads the base map's land and coast colours, each part 0 to 1. */
export function readMapColours(
  container: HTMLElement,
  theme: Theme,
): { readonly land: Colour; readonly coast: Colour } {
  const { land, coast } = readMapPalette(container, theme);
  return { land: parse(land), coast: parse(coast) };
}

/** Parses `rgb(233, 232, 220)`, the form of a computed style. */
function parse(colour: string): Colour {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => Number(part) / 255);
  return [red, green, blue];
}
