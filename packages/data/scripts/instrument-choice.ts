import { angleBetweenDeg, bearingDeg, distanceKm, type Point, pointAlong } from '@groundswell/forecast';
import type { PlacedStation } from './ndbc-stations.ts';
import { shelteredStationIds } from './sheltered-stations.ts';
import { FAN_STEP_DEG, waterDistancesKm } from './shore-facing.ts';
import { type FacingBeach, listNear, type NearStation } from './station-choice.ts';

/** A quantity for which stations are chosen by the rules below; wave buoys are chosen elsewhere. */
export type InstrumentQuantity = 'wind' | 'water';

/**
 * The limits beyond which a station does not represent the beach. Wind crosses a barrier island up to 2 km wide, but
 * water behind the island belongs to a lagoon. Wind measured on the open sea is representative over a larger distance
 * than wind measured on a shore. The open share is the share of open water within 60° of the facing. It is at least 0.4
 * at a pier near a cape, and at most 0.25 in a harbour.
 */
const RULES = {
  wind: { reachKm: { buoy: 50, land: 40 }, mostLandKm: 2 },
  water: { reachKm: { buoy: 60, land: 60 }, mostLandKm: 1 },
} as const;
const FARTHEST_KM = 60;
const LEAST_OPEN_SHARE = 0.4;
const SEAWARD_DEG = 60;
const MOST_CHOSEN = 3;
const MOST_EXPLAINED = 3;

/**
 * Penalties of a wind station, expressed as km of distance. A sheltered station costs 25 km, and each metre of
 * elevation above 15 m costs 1 km.
 */
const SHELTERED_KM = 25;
const FREE_SITE_M = 15;
const SITE_KM_PER_M = 1;

const OFFSHORE_KM = 2;
const STEP_KM = 0.5;
/** The detour around a headland runs out to sea by a third of the distance between beach and station. */
const DETOUR_SHARE = 1 / 3;

/** A station near a beach, with its exposure computed from the coastline. */
export interface Instrument extends NearStation {
  /**
   * The land between the water off the beach and the station, on the straight line or on the detour around a headland,
   * whichever has less.
   */
  readonly landKm: number;
  /** The share of directions within 60° of the beach's facing with open water for 25 km from the station, [0, 1]. */
  readonly openShare: number;
}

/** The chosen stations, best first, and why up to three nearer stations were passed over. */
export interface InstrumentChoice {
  readonly ids: readonly string[];
  readonly passedOver: readonly string[];
}

/** Lists the stations that measure wind or water temperature within reach of a beach, nearest first. */
export function listInstruments(beach: Point, stations: readonly PlacedStation[]): readonly NearStation[] {
  const measuring = stations.filter(({ wind, waterTemperature }) => wind || waterTemperature);
  return listNear(beach, measuring, FARTHEST_KM);
}

/**
 * Returns the two paths on which land is counted. The first is straight from the water off the beach to the station;
 * the second is a detour over the open sea.
 */
export function listPaths(beach: FacingBeach, station: Point): readonly [readonly Point[], readonly Point[]] {
  const start = pointAlong(beach, beach.facingDeg, OFFSHORE_KM);
  const km = distanceKm(start, station);
  const middle = pointAlong(start, bearingDeg(start, station), km / 2);
  const out = pointAlong(middle, beach.facingDeg, km * DETOUR_SHARE);
  return [listLine(start, station), [...listLine(start, out), ...listLine(out, station)]];
}

/**
 * Returns the length of land, in km, on the path that crosses less land. The argument states for each path whether each
 * of its points is on water.
 */
export function landOnPathKm(paths: readonly (readonly boolean[])[]): number {
  return Math.min(...paths.map((wet) => wet.filter((isWet) => !isWet).length * STEP_KM));
}

/**
 * Returns a station's open share around a facing, given whether each point of `listFanPoints` around it is on water.
 */
export function openShareOf(wet: readonly boolean[], facingDeg: number): number {
  const perRay = waterDistancesKm.length;
  const rays = Array.from({ length: wet.length / perRay }, (_, ray) => ({
    deg: ray * FAN_STEP_DEG,
    isOpen: wet.slice(ray * perRay, (ray + 1) * perRay).every(Boolean),
  })).filter(({ deg }) => angleBetweenDeg(deg, facingDeg) <= SEAWARD_DEG);
  return rays.filter(({ isOpen }) => isOpen).length / rays.length;
}

/** Returns whether a station is as exposed to the sea as the beach: at least 0.4 of its seaward directions are open. */
export function isExposed(openShare: number): boolean {
  return openShare >= LEAST_OPEN_SHARE;
}

/**
 * Chooses up to three stations that represent the beach: the nearest after penalties, with little land in between. A
 * sheltered station is never chosen for water temperature.
 */
export function chooseInstruments(near: readonly Instrument[], quantity: InstrumentQuantity): InstrumentChoice {
  const judged = near
    .filter(({ station }) => (quantity === 'wind' ? station.wind : station.waterTemperature))
    .filter(({ station, km }) => km <= RULES[quantity].reachKm[station.kind])
    .map((one) => ({ ...one, ...judge(one, quantity) }));
  const chosen = judged
    .filter(({ station, fault, costKm }) => !fault && costKm <= RULES[quantity].reachKm[station.kind])
    .sort((one, other) => one.costKm - other.costKm)
    .slice(0, MOST_CHOSEN);
  const firstKm = chosen[0]?.km ?? Number.POSITIVE_INFINITY;
  return {
    ids: chosen.map(({ station }) => station.id),
    passedOver: judged
      .filter(({ km }) => km < firstKm)
      .slice(0, MOST_EXPLAINED)
      .map(({ station, fault, drawback }) => `${station.id} (${placeName(station)}) ${fault ?? drawback}`),
  };
}

/** Returns a station's cost in km and its drawback, and a fault when the station does not represent the beach. */
function judge({ station, km, landKm, openShare }: Instrument, quantity: InstrumentQuantity) {
  const isSheltered = !isExposed(openShare) || shelteredStationIds.has(station.id);
  const aboveM = Math.max(0, (station.siteM ?? 0) - FREE_SITE_M);
  const drawback = isSheltered ? 'sheltered' : `${Math.round(station.siteM ?? 0)} m above the sea`;
  const costKm = quantity === 'wind' ? km + (isSheltered ? SHELTERED_KM : 0) + aboveM * SITE_KM_PER_M : km;
  if (landKm > RULES[quantity].mostLandKm) return { costKm, drawback, fault: `${Math.round(landKm)} km of land` };
  return { costKm, drawback, fault: quantity === 'water' && isSheltered ? drawback : undefined };
}

/** Extracts `Redwood City, CA` from `9414523 - Redwood City, CA`. */
function placeName({ name }: PlacedStation): string {
  return name.replace(/^\d{7} - /, '');
}

function listLine(from: Point, to: Point): readonly Point[] {
  const km = distanceKm(from, to);
  const toDeg = bearingDeg(from, to);
  return Array.from({ length: Math.ceil(km / STEP_KM) }, (_, step) => pointAlong(from, toDeg, step * STEP_KM));
}
