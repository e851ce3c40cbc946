import { PALETTE } from '@groundswell/present';

/** The site's colours by day: paper is printed on. */
export const [INK, QUIET, PAPER, RULE, TIDE] = [
  PALETTE.ink[0],
  PALETTE.quiet[0],
  PALETTE.paper[0],
  PALETTE.rule[0],
  PALETTE.tide[0],
];
