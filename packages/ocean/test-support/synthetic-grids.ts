import { type Octets, section } from './synthetic-octets.ts';

export interface LatLon {
  readonly ni: number;
  readonly nj: number;
  readonly scan?: number;
  readonly first?: readonly [lat: number, lon: number];
  readonly last?: readonly [lat: number, lon: number];
  readonly basicAngle?: readonly [basic: number, subdivisions: number];
  readonly claimedPoints?: number;
}

export function latLonGrid({
  ni,
  nj,
  scan = 0,
  first = [nj - 1, 0],
  last = [0, ni - 1],
  basicAngle = [0, 0],
  claimedPoints = ni * nj,
}: LatLon): Uint8Array {
  const unit = basicAngle[0] === 0 ? 1e6 : basicAngle[1] / basicAngle[0];
  const degrees = (value: number): Octets => [4, Math.round(value * unit), 'signed'];
  return section(
    3,
    ...gridHead(0, claimedPoints),
    ...[ni, nj, ...basicAngle].map((value): Octets => [4, value]),
    degrees(first[0]),
    degrees(first[1]),
    [1, 0x30],
    degrees(last[0]),
    degrees(last[1]),
    [4, 1_000_000],
    [4, 1_000_000],
    [1, scan],
  );
}

/**
 * Writes section 3 of a projected grid: ten by eight points, 50 km apart, oriented along 255° E. The first point is at
 * 35° N (or S), 250° E; Lambert is tangent at 40°.
 */
export function projectedGrid(template: 20 | 30, { south = false, scan = 0x40 } = {}): Uint8Array {
  const side = south ? -1 : 1;
  const degrees = (value: number): Octets => [4, value * 1e6, 'signed'];
  const cone = template === 30 ? [degrees(side * 40), degrees(side * 40), degrees(side * 90), degrees(0)] : [];
  return section(
    3,
    ...gridHead(template, 80),
    [4, 10],
    [4, 8],
    degrees(side * 35),
    degrees(250),
    [1, 0x08],
    degrees(side * (template === 30 ? 40 : 60)),
    degrees(255),
    [4, 50_000_000],
    [4, 50_000_000],
    [1, south ? 0x80 : 0],
    [1, scan],
    ...cone,
  );
}

export interface Mercator {
  readonly ni?: number;
  readonly nj?: number;
  readonly scan?: number;
  readonly first?: readonly [lat: number, lon: number];
  readonly trueLat?: number;
  readonly stepM?: readonly [x: number, y: number];
  readonly flags?: number;
  readonly orientation?: number;
}

/** Writes section 3 of a Mercator grid: unless told otherwise, ten by eight points of RRFS's around Puerto Rico. */
export function mercatorGrid({
  ni = 10,
  nj = 8,
  scan = 0x40,
  first = [15, 284],
  trueLat = 18,
  stepM = [2500, 2500],
  flags = 0x38,
  orientation = 0,
}: Mercator = {}): Uint8Array {
  const degrees = (value: number): Octets => [4, Math.round(value * 1e6), 'signed'];
  return section(
    3,
    ...gridHead(10, ni * nj),
    [4, ni],
    [4, nj],
    degrees(first[0]),
    degrees(first[1]),
    [1, flags],
    degrees(trueLat),
    degrees(0),
    degrees(0),
    [1, scan],
    [4, orientation * 1e6],
    [4, stepM[0] * 1000],
    [4, stepM[1] * 1000],
  );
}

function gridHead(template: number, points: number): Octets[] {
  const earth: Octets[] = [
    [1, 6],
    [1, 0],
    [4, 0],
    [1, 0],
    [4, 0],
    [1, 0],
    [4, 0],
  ];
  return [[1, 0], [4, points], [1, 0], [1, 0], [2, template], ...earth];
}
