import { sizeWords } from '../../../entities/surf/surf.ts';
import { type Location, shownHalf } from './model.ts';

/** The width of a character in a flag, and of the flag's padding, in px. */
const FIGURE_PX = 7.6;
const SIDES_PX = 16;

/**
 * Returns the size of a beach's flag in px. The width depends on the flag's text; the flag of the chosen beach is
 * larger.
 */
export function measureFlag(location: Location, isChosen: boolean, isLarge: boolean) {
  const { surf } = shownHalf(location);
  const letters = surf ? sizeWords(surf).length : 2;
  const least = isLarge ? 46 : 42;
  const width = Math.max(least, Math.round(SIDES_PX + FIGURE_PX * letters));
  return isChosen ? { width: width + 12, height: 36 } : { width, height: 28 };
}

/** Estimates the width of a beach's name beside its flag, in px; the estimate is rather too wide. */
export function measureName({ locationName }: Location): number {
  return SIDES_PX + FIGURE_PX * locationName.length;
}
