import type { GribField } from './grib2/grib-field.ts';
import { noaaName } from './grib2/noaa-name.ts';

type NamedField = Pick<
  GribField,
  'discipline' | 'category' | 'number' | 'productTemplate' | 'surface' | 'secondSurface'
>;

/** The product templates whose fields are only a part or a statistic of the parameter: 4.15, 4.48, 4.103 and 4.104. */
const PARTIAL_PRODUCTS: readonly number[] = [15, 48, 103, 104];

/**
 * Returns a field's name as in `.idx` files, such as `HTSGW:surface`; undefined for unused parameters, levels and
 * product templates.
 */
export function fieldName(field: NamedField): string | undefined {
  if (PARTIAL_PRODUCTS.includes(field.productTemplate)) return undefined;
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
