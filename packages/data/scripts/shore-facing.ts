import {
  bearingDeg,
  distanceKm,
  normalizeDeg,
  type Point,
  pointAlong,
  toDegrees,
  toRadians,
} from '@groundswell/forecast';
import type { ShoreLine } from './gmt-coast.ts';

/** Seaward distances at which a facing is tested against the coastline, km. */
export const waterDistancesKm: readonly number[] = [0.5, 1, 2, 5, 10, 15, 25];

/** The angle between the directions in which openness is tested. */
export const FAN_STEP_DEG = 10;
const fanDeg = Array.from({ length: 360 / FAN_STEP_DEG }, (_, index) => index * FAN_STEP_DEG);

/** Share of water within 25 km in each of 36 directions, [0, 1], clockwise from north. */
export type Openness = readonly number[];

/** Lists the points that determine a beach's openness, by direction, then by distance. */
export function listFanPoints(beach: Point): readonly Point[] {
  return fanDeg.flatMap((bearing) => waterDistancesKm.map((km) => pointAlong(beach, bearing, km)));
}

/** Computes openness from whether the points of `listFanPoints` are on water, smoothed over 20° to either side. */
export function computeOpenness(wet: readonly boolean[]): Openness {
  const perRay = waterDistancesKm.length;
  const rays = fanDeg.map((_, ray) => wet.slice(ray * perRay, (ray + 1) * perRay).filter(Boolean).length / perRay);
  return rays.map((_, ray) => mean([-2, -1, 0, 1, 2].map((turn) => at(rays, ray + turn))));
}

interface ShorePiece {
  readonly middle: Point;
  readonly lengthKm: number;
  readonly seawardDeg: number;
}

export interface ShoreFit {
  readonly shorePoint: Point;
  readonly facingDeg: number;
}

/**
 * Computes the direction a beach faces: the mean of the shoreline's seaward normals within `radiusKm` of the nearest
 * shore point. Normals are weighted by length, by openness and by nearness, which falls linearly to 0 at the radius.
 * Pieces that face land, such as a barrier island's bay side, are ignored. Returns `undefined` when no open shore is
 * near.
 */
export function fitFacing(
  beach: Point,
  shore: readonly ShoreLine[],
  openness: Openness,
  radiusKm: number,
): ShoreFit | undefined {
  const open = shore.flatMap(cutPieces).filter(({ seawardDeg }) => opennessAt(openness, seawardDeg) >= 0.5);
  const nearest = open.reduce<ShorePiece | undefined>(
    (best, piece) => (best && distanceKm(beach, best.middle) <= distanceKm(beach, piece.middle) ? best : piece),
    undefined,
  );
  if (!nearest) return undefined;

  let east = 0;
  let north = 0;
  for (const { middle, lengthKm, seawardDeg } of open) {
    const km = distanceKm(nearest.middle, middle);
    if (km > radiusKm) continue;
    const weight = lengthKm * (1 - km / radiusKm) * opennessAt(openness, seawardDeg) ** 2;
    east += weight * Math.sin(toRadians(seawardDeg));
    north += weight * Math.cos(toRadians(seawardDeg));
  }
  return { shorePoint: nearest.middle, facingDeg: normalizeDeg(toDegrees(Math.atan2(east, north))) };
}

/**
 * Cuts a shoreline into pieces of at most 50 m. GSHHG keeps land on the left, so the sea is a quarter turn to the
 * right.
 */
function cutPieces(line: ShoreLine): readonly ShorePiece[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index];
    if (!from) return [];
    const totalKm = distanceKm(from, to);
    const count = Math.max(1, Math.ceil(totalKm / 0.05));
    const alongDeg = bearingDeg(from, to);
    return Array.from({ length: count }, (_, piece) => ({
      middle: pointAlong(from, alongDeg, ((piece + 0.5) / count) * totalKm),
      lengthKm: totalKm / count,
      seawardDeg: (alongDeg + 90) % 360,
    }));
  });
}

function opennessAt(openness: Openness, bearing: number): number {
  return at(openness, Math.round(bearing / FAN_STEP_DEG));
}

function at(ring: readonly number[], index: number): number {
  return ring[((index % ring.length) + ring.length) % ring.length] ?? 0;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
