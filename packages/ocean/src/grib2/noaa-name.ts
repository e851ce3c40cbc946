import type { GribField } from './grib-field.ts';
import { NOAA_ABBREVIATIONS } from './noaa-abbreviations.ts';

/**
 * Returns NOAA's abbreviation of the field's parameter, as in `.idx` files (HTSGW, UGRD); undefined for a parameter
 * outside the table.
 */
export function noaaName({
  discipline,
  category,
  number,
}: Pick<GribField, 'discipline' | 'category' | 'number'>): string | undefined {
  return NOAA_ABBREVIATIONS[`${discipline}.${category}.${number}`];
}
