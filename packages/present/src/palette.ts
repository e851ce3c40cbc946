/**
 * The site's colours outside its style sheets (emails, images, the manifest), each for the light and the dark theme.
 * Names follow `web/src/styles/tokens.css`, and a test compares the two.
 */
export const PALETTE = {
  paper: ['#faf9f4', '#0a141d'],
  sheet: ['#ffffff', '#101d28'],
  ink: ['#10233a', '#e8eff2'],
  quiet: ['#55677a', '#93a6b4'],
  rule: ['#dcdfd8', '#223341'],
  night: ['#eef0ee', '#0b161f'],
  clean: ['#0077bb', '#4bb1ee'],
  fair: ['#cc7a00', '#eda53a'],
  choppy: ['#8a1e4b', '#d9709c'],
  unrated: ['#8a97a3', '#607381'],
  'clean-text': ['#006aa8', '#4bb1ee'],
  'fair-text': ['#945800', '#eda53a'],
  'choppy-text': ['#8a1e4b', '#e584ab'],
  'now-text': ['#b5320f', '#ff8f72'],
  tide: ['#b8cdd6', '#27485b'],
} as const;
export type Colour = keyof typeof PALETTE;
