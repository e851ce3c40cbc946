import { type MapStationsReply, reason } from '@groundswell/contracts';
import {
  boxWidthDeg,
  isInBox,
  KNOTS_PER_MPS,
  type ListedStation,
  type MapBox,
  middleOfBox,
  normalizeLon,
  type Point,
  toRadians,
} from '@groundswell/forecast';
import { type Voice, type VoiceOf, voiceOf } from '../words/voice.ts';
import { freshReadings } from './fresh-readings.ts';
import { measuredTexts } from './measured-texts.ts';

type Side = MapStationsReply['buoy_summary_pos'][string];
type MapStation = MapStationsReply['stations'][number];

export interface MapInput extends VoiceOf {
  readonly stations: readonly ListedStation[];
  readonly box: MapBox;
  /** The centre of the map: a beach, else the middle of the box. */
  readonly center?: Point;
  readonly stationType: 'all' | 'buoy' | 'land';
  /** The ids of stations that the map already shows. */
  readonly existing: ReadonlySet<string>;
  /** UTC ms. */
  readonly now: number;
}

/**
 * The largest box, in square degrees. A map of 3840 by 2160 pixels at zoom 7 covers 21 by 9 degrees on the US coasts.
 */
const MOST_SQUARE_DEG = 250;
const ZOOM = { desktop: 8, mobile: 7 };
/** The upper ends of the wind arrow's classes, knots. */
const WIND_CLASSES_KT = [4, 16, 30];

/** Presents the stations in a box with current readings. A box that is too large gets no stations and a sentence. */
export function presentMapStations({
  stations,
  box,
  center,
  stationType,
  existing,
  units,
  words,
  now,
}: MapInput): MapStationsReply {
  const voice = voiceOf({ units, words });
  const { lat, lon } = center ?? middleOfBox(box);
  const map = { center: { lat, lon }, zoom: ZOOM };
  if ((box.maxLat - box.minLat) * boxWidthDeg(box) > MOST_SQUARE_DEG)
    return {
      ...map,
      stations: [],
      buoy_summary_pos: {},
      errorMsg: voice.words.stations.zoomIn,
      reason: reason('box-too-large'),
    };

  const shown = stations
    .filter((station) => isInBox(box, station) && (stationType === 'all' || station.kind === stationType))
    .flatMap((station) => presentMapStation(station, voice, now) ?? []);
  const added = shown.filter(({ station_id }) => !existing.has(station_id));
  return {
    ...map,
    stations: added,
    buoy_summary_pos: Object.fromEntries(added.map((station) => [station.station_id, roomiestSide(station, shown)])),
  };
}

function presentMapStation(station: ListedStation, voice: Voice, now: number): MapStation | undefined {
  const { row, newestAt } = freshReadings(station, now);
  if (newestAt === undefined) return undefined;
  const { stationId, name, kind, lat, lon } = station;
  const knots = row.windMps === undefined ? undefined : row.windMps * KNOTS_PER_MPS;
  return {
    station_id: stationId,
    name,
    station_type: kind,
    station_icon: iconOf(kind, row.waveHeightM, row.windMps),
    lat,
    lon,
    ...measuredTexts(row, voice),
    ...(knots !== undefined && { wnd_spd_cat: WIND_CLASSES_KT.filter((upTo) => knots >= upTo).length }),
    wx_time: new Date(newestAt).toISOString(),
  };
}

function iconOf(kind: 'buoy' | 'land', waveHeightM?: number, windMps?: number): MapStation['station_icon'] {
  if (waveHeightM !== undefined) return 'wave';
  if (kind === 'buoy') return 'buoy';
  return windMps === undefined ? 'land' : 'wind';
}

/**
 * Picks the side of a station that faces away from its nearest neighbour on the map; the right if none is within a
 * degree.
 */
function roomiestSide(
  station: Point & { station_id: string },
  others: readonly (Point & { station_id: string })[],
): Side {
  let [nearest, eastDeg, northDeg] = [1, 0, 0];
  for (const other of others) {
    if (other.station_id === station.station_id) continue;
    const east = normalizeLon(other.lon - station.lon) * Math.cos(toRadians(station.lat));
    const north = other.lat - station.lat;
    if (Math.hypot(east, north) < nearest) [nearest, eastDeg, northDeg] = [Math.hypot(east, north), east, north];
  }
  if (Math.abs(eastDeg) >= Math.abs(northDeg)) return eastDeg > 0 ? 'left' : 'right';
  return northDeg > 0 ? 'bottom' : 'top';
}
