import { sizeWords } from '../../../entities/surf/surf.ts';
import { language } from '../../../preferences/language.ts';
import { type Location, shownHalf } from './model.ts';

/** The width of a character in a flag, and of the flag's padding, in px. */
const FIGURE_PX = 7.6;
const SIDES_PX = 16;

/** Returns the size of a location's flag in px; the text sets its width, and the chosen flag is larger. */
export function measureFlag(location: Location, isChosen: boolean, isLarge: boolean) {
  const { surf } = shownHalf(location);
  const letters = surf ? sizeWords(surf, language).length : 2;
  const least = isLarge ? 46 : 42;
  const width = Math.max(least, Math.round(SIDES_PX + FIGURE_PX * letters));
  return isChosen ? { width: width + 12, height: 36 } : { width, height: 28 };
}

/** Estimates the width of a location's name beside its flag, in px, with a bias towards too wide. */
export function measureName({ locationName }: Location): number {
  return SIDES_PX + FIGURE_PX * locationName.length;
}
