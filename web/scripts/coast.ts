import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Box, closeRings, type LonLat, simplify } from '../../packages/basemap/scripts/coast-rings.ts';
import { readGmtCoast } from '../../packages/basemap/scripts/gmt-coast.ts';

/**
 * Writes the land around our coasts for a buoy's small map: `node --import tsx web/scripts/coast.ts`. GSHHG 2.3.7 at
 * full resolution (Wessel & Smith 1996, LGPL), through Debian's `gmt` and `gmt-gshhg-full`.
 */
const FOLDER = join(import.meta.dirname, '../src/features/buoy');
/** Boxes around every buoy near one of our beaches; a page loads one of the files. */
const COASTS: Readonly<Record<string, readonly Box[]>> = {
  'coast-atlantic': [
    { west: -98.5, east: -64, south: 22, north: 45.5 },
    { west: -70, east: -63, south: 16.5, north: 19.5 },
  ],
  'coast-pacific': [
    { west: -130, east: -115, south: 31, north: 49.5 },
    { west: -163, east: -153, south: 17, north: 24 },
  ],
};
/** Thousandths of a degree: 110 m. */
const UNITS_PER_DEG = 1000;
const TOLERANCE_DEG = 0.0035;
const LEAST_KM2 = 4;
const LEAST_POINTS = 4;

for (const [name, boxes] of Object.entries(COASTS)) {
  const rings = boxes.flatMap(drawLand);
  const text = `{"unitsPerDeg":${UNITS_PER_DEG},"rings":[\n${rings.map((ring) => JSON.stringify(ring)).join(',\n')}\n]}\n`;
  writeFileSync(join(FOLDER, `${name}.generated.json`), text);
  console.log(`${name}: ${rings.length} rings, ${Math.round(gzipSync(text).length / 1024)} KB compressed`);
}

function drawLand(box: Box): readonly (readonly number[])[] {
  return closeRings(readGmtCoast(box, 'f', ['-W1', `-A${LEAST_KM2}/0/1`]), box)
    .map((ring) => toSteps(simplify(ring, TOLERANCE_DEG)))
    .filter((steps) => steps.length >= 2 * LEAST_POINTS);
}

/** The first point, then the step to each next one, in units: small numbers compress well. */
function toSteps(ring: readonly LonLat[]): readonly number[] {
  const placed = ring
    .slice(0, -1)
    .map(([lon, lat]) => [Math.round(lon * UNITS_PER_DEG), Math.round(lat * UNITS_PER_DEG)] as const);
  return placed.flatMap(([x, y], i) => {
    const before = placed[i - 1];
    if (!before) return [x, y];
    return x === before[0] && y === before[1] ? [] : [x - before[0], y - before[1]];
  });
}
