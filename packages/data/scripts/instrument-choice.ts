import { angleBetweenDeg, bearingDeg, distanceKm, type Point, pointAlong } from '@groundswell/forecast';
import type { PlacedStation } from './ndbc-stations.ts';
import { shelteredStationIds } from './sheltered-stations.ts';
import { FAN_STEP_DEG, waterDistancesKm } from './shore-facing.ts';
import { type FacingBeach, listNear, type NearStation } from './station-choice.ts';

/** A quantity that stations are chosen for, apart from waves. */
export type InstrumentQuantity = 'wind' | 'water';

/**
 * What makes a station another place's. Wind crosses a barrier island as wide as 2 km; water behind one is a lagoon's.
 * The wind of the open sea holds farther than that of a shore. Of the directions within 60° of the facing, 0.4 lie open
 * before a pier near a cape, a quarter at most before a harbour.
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

/** Penalties of a wind station, in km of distance: shelter, and each metre of its site above 15 m over the sea. */
const SHELTERED_KM = 25;
const FREE_SITE_M = 15;
const SITE_KM_PER_M = 1;

const OFFSHORE_KM = 2;
const STEP_KM = 0.5;
/** The way round a headland goes out to sea by this share of the distance. */
const DETOUR_SHARE = 1 / 3;

/** A station near a beach as the coastline shows it. */
export interface Instrument extends NearStation {
  /** Land between the water off the beach and the station, on the line or on the way round a headland. */
  readonly landKm: number;
  /** Share of the directions within 60° of the beach's facing with water for 25 km from the station, [0, 1]. */
  readonly openShare: number;
}

/** The chosen stations, best first, and why the nearest of the nearer ones were passed over. */
export interface InstrumentChoice {
  readonly ids: readonly string[];
  readonly passedOver: readonly string[];
}

/** The stations that measure wind or water temperature within reach of a beach, nearest first. */
export function listInstruments(beach: Point, stations: readonly PlacedStation[]): readonly NearStation[] {
  const measuring = stations.filter(({ wind, waterTemperature }) => wind || waterTemperature);
  return listNear(beach, measuring, FARTHEST_KM);
}

/** The two ways over which land is counted: straight from the water off the beach, and round by the open sea. */
export function listWays(beach: FacingBeach, station: Point): readonly [readonly Point[], readonly Point[]] {
  const start = pointAlong(beach, beach.facingDeg, OFFSHORE_KM);
  const km = distanceKm(start, station);
  const middle = pointAlong(start, bearingDeg(start, station), km / 2);
  const out = pointAlong(middle, beach.facingDeg, km * DETOUR_SHARE);
  return [listLine(start, station), [...listLine(start, out), ...listLine(out, station)]];
}

/** The land on the better of a station's ways, km, from the wetness of their points. */
export function landOnWayKm(ways: readonly (readonly boolean[])[]): number {
  return Math.min(...ways.map((wet) => wet.filter((isWet) => !isWet).length * STEP_KM));
}

/** A station's open share in a facing, from the wetness of `listFanPoints` around it. */
export function openShareOf(wet: readonly boolean[], facingDeg: number): number {
  const perRay = waterDistancesKm.length;
  const rays = Array.from({ length: wet.length / perRay }, (_, ray) => ({
    deg: ray * FAN_STEP_DEG,
    isOpen: wet.slice(ray * perRay, (ray + 1) * perRay).every(Boolean),
  })).filter(({ deg }) => angleBetweenDeg(deg, facingDeg) <= SEAWARD_DEG);
  return rays.filter(({ isOpen }) => isOpen).length / rays.length;
}

/** Whether a station sees the sea as the beach does: in 0.4 of the directions at least. */
export function isExposed(openShare: number): boolean {
  return openShare >= LEAST_OPEN_SHARE;
}

/** Up to three stations that represent the beach: the nearest, with penalties, on the beach's own water. */
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

/** A station's cost in km, its drawback, and its fault when it stands for another place. */
function judge({ station, km, landKm, openShare }: Instrument, quantity: InstrumentQuantity) {
  const isSheltered = !isExposed(openShare) || shelteredStationIds.has(station.id);
  const aboveM = Math.max(0, (station.siteM ?? 0) - FREE_SITE_M);
  const drawback = isSheltered ? 'sheltered' : `${Math.round(station.siteM ?? 0)} m above the sea`;
  const costKm = quantity === 'wind' ? km + (isSheltered ? SHELTERED_KM : 0) + aboveM * SITE_KM_PER_M : km;
  if (landKm > RULES[quantity].mostLandKm) return { costKm, drawback, fault: `${Math.round(landKm)} km of land` };
  return { costKm, drawback, fault: quantity === 'water' && isSheltered ? drawback : undefined };
}

/** `Redwood City, CA` of `9414523 - Redwood City, CA`. */
function placeName({ name }: PlacedStation): string {
  return name.replace(/^\d{7} - /, '');
}

function listLine(from: Point, to: Point): readonly Point[] {
  const km = distanceKm(from, to);
  const toDeg = bearingDeg(from, to);
  return Array.from({ length: Math.ceil(km / STEP_KM) }, (_, step) => pointAlong(from, toDeg, step * STEP_KM));
}
