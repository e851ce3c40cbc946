import { type Colour as Hue, PALETTE } from '@groundswell/present';

/** A button has the ink colour, its text the paper colour. */
const OWN = { button: PALETTE.ink, onButton: ['#f2f6f7', PALETTE.paper[1]], link: PALETTE['clean-text'] } as const;
const COLOURS = { ...PALETTE, ...OWN };
export type Colour = Hue | keyof typeof OWN;

/**
 * Returns a colour declaration twice: plain, and with `light-dark()`. Apple Mail, Thunderbird and Samsung Email use the
 * second. Other programs ignore it, and adapt the first to dark mode themselves (caniemail.com, 2024-08).
 */
export function coloured(property: 'color' | 'background-color' | 'border-color', colour: Colour): string {
  const [light, dark] = COLOURS[colour];
  return `${property}:${light};${property}:light-dark(${light},${dark});`;
}
