import type { Interval, PeriodRange, Surface } from './grib-field.ts';
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
  readonly periodRange?: PeriodRange;
}

interface Template {
  /** The octets that a template inserts after the parameter. They move octets 12-34 of template 4.0. */
  readonly inserted?: number;
  readonly perturbationOctet?: number;
  readonly intervalOctet?: number;
  /** Whether the inserted octets are a range of wave periods. */
  readonly byPeriod?: true;
}

/** The octets in which the supported product templates differ from 4.0. */
const TEMPLATES: Readonly<Record<number, Template>> = {
  0: {},
  1: { perturbationOctet: 36 },
  2: {},
  8: { intervalOctet: 35 },
  11: { perturbationOctet: 36, intervalOctet: 38 },
  12: { intervalOctet: 37 },
  15: {},
  48: { inserted: 24 },
  103: { inserted: 11, byPeriod: true },
  104: { inserted: 11, byPeriod: true, perturbationOctet: 47 },
};

/** The hours in a unit of WMO code table 4.4. Months and longer have no fixed length and are refused. */
const UNIT_HOURS: Readonly<Record<number, number>> = { 0: 1 / 60, 1: 1, 2: 24, 10: 3, 11: 6, 12: 12, 13: 1 / 3600 };

const SUPPORTED = new Intl.ListFormat('en-GB').format(Object.keys(TEMPLATES).map((number) => `4.${number}`));

const MISSING_SURFACE = 255;

/** Parses section 4, the field's parameter, time and height. */
export function parseProduct(section: Section, referenceTime: Date): Product {
  const productTemplate = section.u16(8);
  const template = TEMPLATES[productTemplate];
  if (!template) section.refuse(`${nameTemplate(4, productTemplate)} is not supported (${SUPPORTED} are)`);

  const { inserted = 0, byPeriod, perturbationOctet, intervalOctet } = template;
  const unit = section.u8(18 + inserted);
  const unitHours = UNIT_HOURS[unit];
  if (unitHours === undefined) section.refuse(`time unit ${unit} is not supported`);
  const fromHours = section.i32(19 + inserted) * unitHours;

  const interval =
    intervalOctet === undefined ? undefined : parseInterval(section, intervalOctet, fromHours, referenceTime);
  return {
    productTemplate,
    category: section.u8(10),
    number: section.u8(11),
    forecastHours: interval?.toHours ?? fromHours,
    interval,
    surface: parseSurface(section, 23 + inserted) ?? { type: MISSING_SURFACE },
    secondSurface: parseSurface(section, 29 + inserted),
    perturbation: perturbationOctet === undefined ? undefined : section.u8(perturbationOctet),
    periodRange: byPeriod && parsePeriodRange(section),
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

/** Parses octets 12-22 of templates 4.103 and 4.104. */
function parsePeriodRange(section: Section): PeriodRange {
  return { intervalType: section.u8(12), lowerS: parseScaled(section, 13), upperS: parseScaled(section, 18) };
}

function parseSurface(section: Section, octet: number): Surface | undefined {
  const [type, value] = [section.u8(octet), parseScaled(section, octet + 1)];
  if (type === MISSING_SURFACE) return undefined;
  return value === undefined ? { type } : { type, value };
}

/** Parses a scale factor and a scaled value, five octets; undefined if either is missing. */
function parseScaled(section: Section, octet: number): number | undefined {
  const [scale, signed] = [section.i8(octet), section.i32(octet + 1)];
  if (section.u8(octet) === 0xff || section.u32(octet + 1) === 0xffffffff) return undefined;
  return scale >= 0 ? signed / 10 ** scale : signed * 10 ** -scale;
}
