import type { GribField } from './grib2/grib-field.ts';
import { noaaName } from './grib2/noaa-name.ts';

type NamedField = Pick<GribField, 'discipline' | 'category' | 'number' | 'surface' | 'secondSurface'>;

/** Returns a field's name as in `.idx` files, such as `HTSGW:surface`; undefined for unused parameters and levels. */
export function fieldName(field: NamedField): string | undefined {
  const [parameter, level] = [noaaName(field), levelText(field)];
  return parameter && level && nameOf(parameter, level);
}

export function nameOf(parameter: string, level: string): string {
  return `${parameter}:${level}`;
}

/** Returns the text of WMO code table 4.5 as wgrib2 words it. 241 is NCEP's 'ordered sequence of data'. */
function levelText({ surface, secondSurface }: NamedField): string | undefined {
  if (secondSurface) return undefined;
  if (surface.type === 1) return 'surface';
  if (surface.type === 10) return 'entire atmosphere';
  if (surface.type === 103) return `${surface.value} m above ground`;
  if (surface.type === 241) return `${surface.value} in sequence`;
  return undefined;
}
