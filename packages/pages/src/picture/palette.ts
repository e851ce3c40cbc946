import type { Condition } from '@groundswell/forecast';

/** The site's paper and ink, by day. */
export const PALETTE = {
  paper: '#faf9f4',
  ink: '#10233a',
  quiet: '#55677a',
  rule: '#dcdfd8',
  unrated: '#8a97a3',
  tide: '#b8cdd6',
} as const;

/** A condition's fill and the colour of its word. */
export const CONDITIONS: Readonly<Record<Condition, { readonly fill: string; readonly text: string }>> = {
  clean: { fill: '#0077bb', text: '#006aa8' },
  fair: { fill: 'url(#fair)', text: '#945800' },
  choppy: { fill: 'url(#choppy)', text: '#8a1e4b' },
};

/** Fair is hatched and choppy dotted, so that nobody needs colours to tell them from clean. */
export const PATTERNS = `<defs>
<pattern id="fair" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="12" height="12" fill="#cc7a00"/><rect width="4" height="12" fill="#ffffff" fill-opacity="0.45"/></pattern>
<pattern id="choppy" width="10" height="10" patternUnits="userSpaceOnUse"><rect width="10" height="10" fill="#8a1e4b"/><circle cx="5" cy="5" r="2" fill="#ffffff" fill-opacity="0.6"/></pattern>
</defs>`;
