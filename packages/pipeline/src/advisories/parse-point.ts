import * as v from 'valibot';

/** Thrown when a response does not describe a point. */
export class BadPointError extends Error {
  override readonly name = 'BadPointError';
}

/**
 * The codes of the weather service's waters, none of which is the code of a state:
 * https://www.weather.gov/gis/MarineZones.
 */
const WATERS = new Set(['AM', 'AN', 'GM', 'LC', 'LE', 'LH', 'LM', 'LO', 'LS', 'PH', 'PK', 'PM', 'PS', 'PZ', 'SL']);
const ZONE = /\/zones\/(?:forecast|county)\/([A-Z]{2}[CZ]\d{3})$/;

const Address = v.optional(v.nullable(v.string()));
const Point = v.object({ properties: v.object({ forecastZone: Address, county: Address }) });

/** Returns the codes of a point's forecast zone and county from a response of `/points`. Throws BadPointError. */
export function parsePoint(text: string): readonly string[] {
  const { forecastZone, county } = parseProperties(text);
  return [...new Set([forecastZone, county].flatMap((address) => ZONE.exec(address ?? '')?.[1] ?? []))];
}

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
