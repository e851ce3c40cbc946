import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { normalizeLongitude } from './latest-obs.ts';
import { BadNdbcFileError } from './ndbc-table.ts';

export interface ActiveStation {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  readonly name: string;
  /** NDBC's type: `buoy`, `fixed`, `tao`, `dart`, `usv`, `other`, ... */
  readonly type: string;
  /** Whether the station floats, or is fixed to land, a pier or a platform. */
  readonly kind: 'buoy' | 'land';
  /** Whether the station reports standard meteorological data. */
  readonly met: boolean;
}

const MAX_CHARACTERS = 4 * 1024 * 1024;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  isArray: (name) => name === 'station',
});

/**
 * Parses NDBC's `activestations.xml`. Stations without an id or a place on Earth are left out. Throws BadNdbcFileError.
 */
export function parseActiveStations(xml: string): readonly ActiveStation[] {
  if (xml.length > MAX_CHARACTERS) throw new BadNdbcFileError('The station list is too long.');
  return listStations(xml).flatMap((attributes) => parseStation(attributes) ?? []);
}

function listStations(xml: string): readonly Record<string, unknown>[] {
  const parsed = parseXml(xml);
  const list = isRecord(parsed) && isRecord(parsed.stations) ? parsed.stations.station : undefined;
  if (!Array.isArray(list)) throw new BadNdbcFileError('The station list has no stations.');
  return list.filter(isRecord);
}

function parseXml(xml: string): unknown {
  try {
    if (XMLValidator.validate(xml) === true) return parser.parse(xml);
  } catch (error) {
    throw new BadNdbcFileError('The station list is not XML.', { cause: error });
  }
  throw new BadNdbcFileError('The station list is not XML.');
}

function parseStation({ id, lat, lon, name, type, met }: Record<string, unknown>): ActiveStation | undefined {
  const [latDeg, lonDeg] = [degrees(lat, 90), degrees(lon, 360)];
  if (typeof id !== 'string' || !/^[\w-]{1,12}$/.test(id) || latDeg === undefined || lonDeg === undefined)
    return undefined;
  return {
    id: id.toUpperCase(),
    lat: latDeg,
    lon: normalizeLongitude(lonDeg),
    name: String(name ?? id)
      .replaceAll(/\s+/g, ' ')
      .trim(),
    type: String(type ?? 'other'),
    kind: stationKind(String(type ?? ''), id),
    met: met === 'y',
  };
}

/**
 * Returns the kind of a station by NDBC's type. If the type is inconclusive, the id decides: five digits are a buoy's
 * WMO number.
 */
export function stationKind(type: string, id: string): ActiveStation['kind'] {
  if (type === 'fixed') return 'land';
  return /^(buoy|tao|dart|usv)$/.test(type) || /^\d{5}$/.test(id) ? 'buoy' : 'land';
}

function degrees(text: unknown, limit: number): number | undefined {
  if (typeof text !== 'string' || !/^-?\d+(\.\d+)?$/.test(text)) return undefined;
  return Math.abs(Number(text)) <= limit ? Number(text) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
