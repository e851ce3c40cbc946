import { type Colour as Hue, PALETTE } from '@groundswell/present';

/** A button is of ink, its words of paper. */
const OWN = { button: PALETTE.ink, onButton: ['#f2f6f7', PALETTE.paper[1]], link: PALETTE['clean-text'] } as const;
const COLOURS = { ...PALETTE, ...OWN };
export type Colour = Hue | keyof typeof OWN;

/**
 * A declaration of a colour, twice: programs that know `light-dark()` (Apple Mail, Thunderbird, Samsung's) take the
 * second, the others pass over it and have the first, which they darken themselves (caniemail.com, 2024-08).
 */
export function coloured(property: 'color' | 'background-color' | 'border-color', colour: Colour): string {
  const [light, dark] = COLOURS[colour];
  return `${property}:${light};${property}:light-dark(${light},${dark});`;
}
