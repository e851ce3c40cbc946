import * as v from 'valibot';

/** The answer tells nothing of a point. */
export class BadPointError extends Error {
  override readonly name = 'BadPointError';
}

/** The weather service's waters: https://www.weather.gov/gis/MarineZones. No state has one of these names. */
const WATERS = new Set(['AM', 'AN', 'GM', 'LC', 'LE', 'LH', 'LM', 'LO', 'LS', 'PH', 'PK', 'PM', 'PS', 'PZ', 'SL']);
const ZONE = /\/zones\/(?:forecast|county)\/([A-Z]{2}[CZ]\d{3})$/;

const Address = v.optional(v.nullable(v.string()));
const Point = v.object({ properties: v.object({ forecastZone: Address, county: Address }) });

/** The codes of a point's forecast zone and county, in an answer of `/points`. Throws BadPointError. */
export function parsePoint(text: string): readonly string[] {
  const { forecastZone, county } = parseProperties(text);
  return [...new Set([forecastZone, county].flatMap((address) => ZONE.exec(address ?? '')?.[1] ?? []))];
}

/** Whether a zone lies at sea. */
export function isMarine(zone: string): boolean {
  return WATERS.has(zone.slice(0, 2));
}

function parseProperties(text: string) {
  try {
    return v.parse(Point, JSON.parse(text)).properties;
  } catch (error) {
    throw new BadPointError("The weather service's answer tells nothing of a point.", { cause: error });
  }
}
