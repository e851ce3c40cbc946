import { type Point, toRadians } from '@groundswell/forecast';
import type { ShoreLine } from './gmt-coast.ts';

const DIRECTIONS = 72;
/** A digit holds 0 to 9. */
const RAYS_A_DIRECTION = 9;
const RAYS = DIRECTIONS * RAYS_A_DIRECTION;
const RAYS_PER_RADIAN = RAYS / (2 * Math.PI);
const KM_PER_DEG = 111.195;

/** East and north of the point that looks out, km. */
interface Offset {
  readonly east: number;
  readonly north: number;
}

/**
 * What is open around a point on the water: a digit for each 5° clockwise from north, of 9 rays in that direction those
 * that meet no shore within `reachKm`. On the plane that touches the Earth there: within 0.5 % at 60 km.
 */
export function drawWindow(origin: Point, shore: readonly ShoreLine[], reachKm: number): string {
  const metAtKm = new Float64Array(RAYS).fill(Number.POSITIVE_INFINITY);
  for (const line of shore) {
    const offsets = line.map((point) => offsetOf(origin, point));
    for (const [index, to] of offsets.entries()) {
      const from = offsets[index - 1];
      if (from) meetShore(metAtKm, from, to);
    }
  }
  return Array.from({ length: DIRECTIONS }, (_, direction) => {
    const rays = metAtKm.subarray(direction * RAYS_A_DIRECTION, (direction + 1) * RAYS_A_DIRECTION);
    return rays.filter((km) => km > reachKm).length;
  }).join('');
}

/** Notes for each ray that crosses a piece of shore how far out it does, where that is nearer than before. */
function meetShore(metAtKm: Float64Array, from: Offset, to: Offset): void {
  const along = { east: to.east - from.east, north: to.north - from.north };
  const start = rayOf(from);
  const turn = ((rayOf(to) - start + 1.5 * RAYS) % RAYS) - RAYS / 2;
  const last = Math.floor(Math.max(start, start + turn));
  for (let ray = Math.ceil(Math.min(start, start + turn)); ray <= last; ray++) {
    const bearing = (ray - (RAYS_A_DIRECTION - 1) / 2) / RAYS_PER_RADIAN;
    const km = cross(from, along) / cross({ east: Math.sin(bearing), north: Math.cos(bearing) }, along);
    const index = (ray + RAYS) % RAYS;
    if (km >= 0) metAtKm[index] = Math.min(metAtKm[index] ?? km, km);
  }
}

/** A point's bearing as a number of rays; the middle one of the first nine looks north. */
function rayOf({ east, north }: Offset): number {
  return Math.atan2(east, north) * RAYS_PER_RADIAN + (RAYS_A_DIRECTION - 1) / 2;
}

function cross(one: Offset, other: Offset): number {
  return one.east * other.north - one.north * other.east;
}

function offsetOf(origin: Point, { lat, lon }: Point): Offset {
  const turn = ((lon - origin.lon + 540) % 360) - 180;
  return {
    east: turn * Math.cos(toRadians((lat + origin.lat) / 2)) * KM_PER_DEG,
    north: (lat - origin.lat) * KM_PER_DEG,
  };
}
