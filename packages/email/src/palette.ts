import { type Colour as Hue, PALETTE } from '@groundswell/present';

/** A button has the ink colour, its text the paper colour. */
const OWN = { button: PALETTE.ink, onButton: ['#f2f6f7', PALETTE.paper[1]], link: PALETTE['clean-text'] } as const;
const COLOURS = { ...PALETTE, ...OWN };
export type Colour = Hue | keyof typeof OWN;

/**
 * Returns a CSS colour declaration twice. Mail programs that support `light-dark()` (Apple Mail, Thunderbird, Samsung
 * Email) use the second. Others ignore it and use the first, which they adapt to dark mode themselves (caniemail.com,
 * 2024-08).
 */
export function coloured(property: 'color' | 'background-color' | 'border-color', colour: Colour): string {
  const [light, dark] = COLOURS[colour];
  return `${property}:${light};${property}:light-dark(${light},${dark});`;
}
