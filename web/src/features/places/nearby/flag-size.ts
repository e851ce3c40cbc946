import { sizeWords } from '../../../entities/surf/surf.ts';
import { language } from '../../../preferences/language.ts';
import { type Location, shownHalf } from './model.ts';

/** Px of a figure in a flag's letters, and of what is beside them. */
const FIGURE_PX = 7.6;
const SIDES_PX = 16;

/** The size of a location's flag, px: as wide as its text needs, larger for the chosen one. */
export function measureFlag(location: Location, isChosen: boolean, isLarge: boolean) {
  const { surf } = shownHalf(location);
  const letters = surf ? sizeWords(surf, language).length : 2;
  const least = isLarge ? 46 : 42;
  const width = Math.max(least, Math.round(SIDES_PX + FIGURE_PX * letters));
  return isChosen ? { width: width + 12, height: 36 } : { width, height: 28 };
}

/** The width of a location's name beside its flag, px; rather too wide than too narrow. */
export function measureName({ locationName }: Location): number {
  return SIDES_PX + FIGURE_PX * locationName.length;
}
