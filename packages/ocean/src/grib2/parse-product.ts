import type { Interval, Surface } from './grib-field.ts';
import type { Section } from './section.ts';
import { nameTemplate } from './template-names.ts';
import { readUtcTime } from './utc-time.ts';

export interface Product {
  readonly productTemplate: number;
  readonly category: number;
  readonly number: number;
  readonly forecastHours: number;
  readonly interval?: Interval;
  readonly surface: Surface;
  readonly secondSurface?: Surface;
  readonly perturbation?: number;
}

/**
 * The octets in which the product templates 4.0, 4.1, 4.2, 4.8, 4.11 and 4.12 differ. Octets 10-34 are the same in all
 * templates.
 */
const TEMPLATES: Readonly<Record<number, { readonly perturbationOctet?: number; readonly intervalOctet?: number }>> = {
  0: {},
  1: { perturbationOctet: 36 },
  2: {},
  8: { intervalOctet: 35 },
  11: { perturbationOctet: 36, intervalOctet: 38 },
  12: { intervalOctet: 37 },
};

/** The hours in a unit of WMO code table 4.4. Months and longer have no fixed length and are refused. */
const UNIT_HOURS: Readonly<Record<number, number>> = { 0: 1 / 60, 1: 1, 2: 24, 10: 3, 11: 6, 12: 12, 13: 1 / 3600 };

const MISSING_SURFACE = 255;

/** Parses section 4, the field's parameter, time and height. */
export function parseProduct(section: Section, referenceTime: Date): Product {
  const productTemplate = section.u16(8);
  const template = TEMPLATES[productTemplate];
  if (!template)
    section.refuse(`${nameTemplate(4, productTemplate)} is not supported (4.0, 4.1, 4.2, 4.8, 4.11 and 4.12 are)`);

  const unit = section.u8(18);
  const unitHours = UNIT_HOURS[unit];
  if (unitHours === undefined) section.refuse(`time unit ${unit} is not supported`);
  const fromHours = section.i32(19) * unitHours;

  const { perturbationOctet, intervalOctet } = template;
  const interval =
    intervalOctet === undefined ? undefined : parseInterval(section, intervalOctet, fromHours, referenceTime);
  return {
    productTemplate,
    category: section.u8(10),
    number: section.u8(11),
    forecastHours: interval?.toHours ?? fromHours,
    interval,
    surface: parseSurface(section, 23) ?? { type: MISSING_SURFACE },
    secondSurface: parseSurface(section, 29),
    perturbation: perturbationOctet === undefined ? undefined : section.u8(perturbationOctet),
  };
}

function parseInterval(section: Section, octet: number, fromHours: number, referenceTime: Date): Interval {
  const end = readUtcTime(section, octet);
  if (section.u8(octet + 7) === 0) section.refuse('an interval product describes no interval');
  return {
    fromHours,
    toHours: (end.getTime() - referenceTime.getTime()) / 3_600_000,
    statistic: section.u8(octet + 12),
  };
}

function parseSurface(section: Section, octet: number): Surface | undefined {
  const [type, scale, scaled] = [section.u8(octet), section.i8(octet + 1), section.u32(octet + 2)];
  if (type === MISSING_SURFACE) return undefined;
  if (section.u8(octet + 1) === 0xff || scaled === 0xffffffff) return { type };

  const signed = section.i32(octet + 2);
  return { type, value: scale >= 0 ? signed / 10 ** scale : signed * 10 ** -scale };
}
