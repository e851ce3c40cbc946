import type { Grid, LatLonGrid, MercatorGrid, Scan } from './grid.ts';
import { MAX_POINTS } from './limits.ts';
import type { Section } from './section.ts';
import { nameTemplate } from './template-names.ts';

const MISSING_U32 = 0xffffffff;

/** Parses section 3, the grid. It refuses reduced grids and templates other than 3.0, 3.10, 3.20 and 3.30. */
export function parseGrid(section: Section): Grid {
  const pointCount = section.u32(7);
  if (section.u8(6) !== 0) section.refuse('its grid is not given by a template');
  const template = section.u16(13);
  if (template !== 0 && template !== 10 && template !== 20 && template !== 30)
    return section.refuse(`${nameTemplate(3, template)} is not supported (3.0, 3.10, 3.20 and 3.30 are)`);
  if (section.u8(11) !== 0) section.refuse('reduced grids (a list of points per row) are not supported');
  if (pointCount > MAX_POINTS) section.refuse(`${pointCount} points are more than the ${MAX_POINTS} this reader takes`);

  const [ni, nj] = [section.u32(31), section.u32(35)];
  if (ni === 0 || nj === 0 || ni * nj !== pointCount)
    section.refuse(`${ni} x ${nj} does not make its ${pointCount} points`);

  if (template === 0) return parseLatLon(section, pointCount);
  if (template === 10) return parseMercator(section, pointCount);
  return parseProjected(section, template, pointCount);
}

function parseLatLon(section: Section, pointCount: number): LatLonGrid {
  const [ni, nj] = [section.u32(31), section.u32(35)];
  const unitDeg = angleUnitDeg(section);
  const [firstLat, lastLat] = [latitude(section, 47, unitDeg), latitude(section, 56, unitDeg)];
  const [firstLon, lastLon] = [longitude(section, 51, unitDeg), longitude(section, 60, unitDeg)];
  const scan = parseScan(section, 72);

  const eastwardSpan = scan.iNegative ? firstLon - lastLon : lastLon - firstLon;
  const spanLon = eastwardSpan < 0 ? eastwardSpan + 360 : eastwardSpan;
  const spanLat = scan.jPositive ? lastLat - firstLat : firstLat - lastLat;
  if (spanLat < 0) section.refuse(`latitudes ${firstLat} to ${lastLat} run against its scanning mode`);

  return {
    template: 0,
    ni,
    nj,
    pointCount,
    scan,
    firstLat,
    firstLon,
    lastLat,
    lastLon,
    stepLonDeg: exactStepDeg(spanLon, ni, section.u32(64) * unitDeg),
    stepLatDeg: exactStepDeg(spanLat, nj, section.u32(68) * unitDeg),
    windsFollowGrid: windsFollowGrid(section, 55),
  };
}

/**
 * Returns the exact step between points: the span divided by the number of intervals. The step in the file is rounded
 * (0.166667 for 1/6°), and serves only where the span is 0.
 */
function exactStepDeg(spanDeg: number, points: number, writtenDeg: number): number {
  if (points === 1) return 0;
  return spanDeg > 0 ? spanDeg / (points - 1) : writtenDeg;
}

function parseMercator(section: Section, pointCount: number): MercatorGrid {
  const grid: MercatorGrid = {
    template: 10,
    ni: section.u32(31),
    nj: section.u32(35),
    pointCount,
    firstLat: latitude(section, 39, 1e-6),
    firstLon: longitude(section, 43, 1e-6),
    windsFollowGrid: windsFollowGrid(section, 47),
    trueLat: latitude(section, 48, 1e-6),
    scan: parseScan(section, 60),
    stepXM: section.u32(65) / 1000,
    stepYM: section.u32(69) / 1000,
    earthRadiusM: earthRadiusM(section),
  };
  const orientation = section.u32(61);
  if (orientation !== 0) section.refuse(`a Mercator grid turned by ${orientation / 1e6} degrees is not supported`);
  if (grid.stepXM === 0 || grid.stepYM === 0) section.refuse('its grid step is zero');
  if (Math.abs(grid.firstLat) === 90 || Math.abs(grid.trueLat) === 90) section.refuse('a Mercator map has no pole');
  return grid;
}

function parseProjected(section: Section, template: 20 | 30, pointCount: number): Grid {
  const base = {
    ni: section.u32(31),
    nj: section.u32(35),
    pointCount,
    firstLat: latitude(section, 39, 1e-6),
    firstLon: longitude(section, 43, 1e-6),
    windsFollowGrid: windsFollowGrid(section, 47),
    orientationLon: longitude(section, 52, 1e-6),
    stepXM: section.u32(56) / 1000,
    stepYM: section.u32(60) / 1000,
    southPole: (section.u8(64) & 0x80) !== 0,
    scan: parseScan(section, 65),
    earthRadiusM: earthRadiusM(section),
  };
  if (base.stepXM === 0 || base.stepYM === 0) section.refuse('its grid step is zero');
  if (template === 20) return { ...base, template, trueLat: latitude(section, 48, 1e-6) };

  const [latin1, latin2] = [latitude(section, 66, 1e-6), latitude(section, 70, 1e-6)];
  if (latin1 + latin2 === 0 || Math.abs(latin1) >= 90 || Math.abs(latin2) >= 90)
    section.refuse(`no cone touches ${latin1} and ${latin2}`);
  return { ...base, template, latin1, latin2 };
}

/**
 * Returns the unit of angles in degrees: a millionth, unless the section gives a basic angle (WMO 92.1.6, note 1 of
 * template 3.0).
 */
function angleUnitDeg(section: Section): number {
  const [basic, subdivisions] = [section.u32(39), section.u32(43)];
  if (basic === 0 || basic === MISSING_U32) return 1e-6;
  if (subdivisions === 0 || subdivisions === MISSING_U32) section.refuse('its basic angle has no subdivisions');
  return basic / subdivisions;
}

function latitude(section: Section, octet: number, unitDeg: number): number {
  const lat = toDegrees(section.i32(octet), unitDeg);
  if (!(Math.abs(lat) <= 90)) section.refuse(`latitude ${lat} is not on the globe`);
  return lat;
}

function longitude(section: Section, octet: number, unitDeg: number): number {
  const lon = toDegrees(section.i32(octet), unitDeg);
  if (!(Math.abs(lon) <= 360)) section.refuse(`longitude ${lon} is not on the globe`);
  return lon;
}

function toDegrees(raw: number, unitDeg: number): number {
  return unitDeg === 1e-6 ? raw / 1e6 : raw * unitDeg;
}

function windsFollowGrid(section: Section, octet: number): boolean {
  return (section.u8(octet) & 0x08) !== 0;
}

function parseScan(section: Section, octet: number): Scan {
  const flags = section.u8(octet);
  if (flags & 0x0f) section.refuse(`scanning mode ${flags} shifts rows by half a step, which is not supported`);
  return {
    iNegative: (flags & 0x80) !== 0,
    jPositive: (flags & 0x40) !== 0,
    jConsecutive: (flags & 0x20) !== 0,
    alternating: (flags & 0x10) !== 0,
  };
}

/** Returns the earth's radius of the spherical shapes in WMO code table 3.2; undefined for an ellipsoid. */
function earthRadiusM(section: Section): number | undefined {
  const shape = section.u8(15);
  if (shape === 0) return 6_367_470;
  if (shape === 6) return 6_371_229;
  if (shape === 8) return 6_371_200;
  if (shape !== 1) return undefined;

  const radiusM = section.u32(17) / 10 ** section.i8(16);
  if (!(radiusM > 6e6 && radiusM < 7e6)) section.refuse(`an earth of radius ${radiusM} m is not ours`);
  return radiusM;
}
