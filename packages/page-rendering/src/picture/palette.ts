import type { Condition } from '@groundswell/forecast';
import { PALETTE } from '@groundswell/present';

/** The colours of pictures, from the light theme. */
export const DAY = Object.fromEntries(Object.entries(PALETTE).map(([name, [light]]) => [name, light])) as Readonly<
  Record<keyof typeof PALETTE, string>
>;

/** The fill of a condition, and the colour of its word. */
export const CONDITIONS: Readonly<Record<Condition, { readonly fill: string; readonly text: string }>> = {
  clean: { fill: DAY.clean, text: DAY['clean-text'] },
  fair: { fill: 'url(#fair)', text: DAY['fair-text'] },
  choppy: { fill: 'url(#choppy)', text: DAY['choppy-text'] },
};

/** Fair is hatched and choppy dotted, so that colour is not the only cue. */
export const PATTERNS = `<defs>
<pattern id="fair" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="12" height="12" fill="${DAY.fair}"/><rect width="4" height="12" fill="#ffffff" fill-opacity="0.45"/></pattern>
<pattern id="choppy" width="10" height="10" patternUnits="userSpaceOnUse"><rect width="10" height="10" fill="${DAY.choppy}"/><circle cx="5" cy="5" r="2" fill="#ffffff" fill-opacity="0.6"/></pattern>
</defs>`;
