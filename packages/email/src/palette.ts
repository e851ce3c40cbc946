import { type Colour as Hue, PALETTE } from '@groundswell/present';

/** A button is in the ink colour, its text in the paper colour. */
const OWN = { button: PALETTE.ink, onButton: ['#f2f6f7', PALETTE.paper[1]], link: PALETTE['clean-text'] } as const;
const COLOURS = { ...PALETTE, ...OWN };
export type Colour = Hue | keyof typeof OWN;

/**
 * A colour declaration, twice: programs that support `light-dark()` (Apple Mail, Thunderbird, Samsung's) use the
 * second, the others ignore it and use the first, which they darken themselves (caniemail.com, 2024-08).
 */
export function coloured(property: 'color' | 'background-color' | 'border-color', colour: Colour): string {
  const [light, dark] = COLOURS[colour];
  return `${property}:${light};${property}:light-dark(${light},${dark});`;
}
