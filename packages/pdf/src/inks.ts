import { PALETTE } from '@groundswell/present';

/** The site's light theme, because it is printed on white paper. */
export const [INK, QUIET, PAPER, RULE, TIDE] = [
  PALETTE.ink[0],
  PALETTE.quiet[0],
  PALETTE.paper[0],
  PALETTE.rule[0],
  PALETTE.tide[0],
];
