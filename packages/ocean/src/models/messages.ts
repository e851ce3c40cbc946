import type { ModelMessage } from './model.ts';

/**
 * The units and directions of NOAA's parameters (NCEP's GRIB2 code tables 4.2-0-x and 4.2-10-0). Wave directions count
 * from where waves come. Wind components point to where the wind goes.
 */
const NOAA_PARAMETERS = {
  HTSGW: { unit: 'm' },
  PERPW: { unit: 's' },
  DIRPW: { unit: 'deg', direction: 'from' },
  WVHGT: { unit: 'm' },
  WVPER: { unit: 's' },
  WVDIR: { unit: 'deg', direction: 'from' },
  SWELL: { unit: 'm' },
  SWPER: { unit: 's' },
  SWDIR: { unit: 'deg', direction: 'from' },
  UGRD: { unit: 'm/s', direction: 'toward' },
  VGRD: { unit: 'm/s', direction: 'toward' },
  GUST: { unit: 'm/s' },
  TMP: { unit: 'K' },
  TCDC: { unit: '%' },
  PRATE: { unit: 'kg m-2 s-1' },
  LAND: { unit: 'share' },
} as const satisfies Readonly<Record<string, Pick<ModelMessage, 'unit' | 'direction'>>>;

type NoaaParameter = keyof typeof NOAA_PARAMETERS;

/** Returns a message of a NOAA model with the unit and direction that NOAA gives the parameter. */
export function noaaMessage(parameter: NoaaParameter, level: string, optional = false): ModelMessage {
  return { parameter, level, optional, ...NOAA_PARAMETERS[parameter] };
}

export function atSurface(parameter: NoaaParameter, optional = false): ModelMessage {
  return noaaMessage(parameter, 'surface', optional);
}

export function at10M(parameter: NoaaParameter): ModelMessage {
  return noaaMessage(parameter, '10 m above ground');
}

/** Returns the message of a swell, counted from 1 by height. */
export function ofSwell(parameter: 'SWELL' | 'SWPER' | 'SWDIR', order: number): ModelMessage {
  return noaaMessage(parameter, `${order} in sequence`);
}
