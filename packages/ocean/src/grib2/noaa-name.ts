import type { GribField } from './grib-field.ts';
import { NOAA_ABBREVIATIONS } from './noaa-abbreviations.ts';

/** NOAA's abbreviation of the field's parameter, as in `.idx` files (HTSGW, UGRD); absent for one not in the table. */
export function noaaName({
  discipline,
  category,
  number,
}: Pick<GribField, 'discipline' | 'category' | 'number'>): string | undefined {
  return NOAA_ABBREVIATIONS[`${discipline}.${category}.${number}`];
}
