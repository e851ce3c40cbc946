import { join } from 'node:path';
import { readCommandLine } from '../../local/bin/command-line.mjs';
import { packFetches } from '../src/places/packed-fetches.ts';
import { digestOfOrigins, fetchOriginOf, measureFetches } from './fetch/fetches-around.ts';
import { drawLandRaster } from './fetch/land-raster.ts';
import { listRayBeaches } from './floor/ray-inputs.ts';
import { round, writeGenerated } from './generated-file.ts';

/** `npm run fetches` measures the fetches of every beach along great circles over GSHHG, in three minutes. */
readCommandLine({
  usage: `npm run fetches

Measures the open water around every beach, along great circles. It has no options.`,
});
const began = performance.now();
const isLand = drawLandRaster();
const beaches = listRayBeaches();
const origins = beaches.map(fetchOriginOf);
const bytes = writeGenerated(join(import.meta.dirname, '../src/places/swell-fetches.generated.json'), {
  drawnFrom: [digestOfOrigins(origins)],
  ids: beaches.map(({ beach }) => beach.id),
  packed: packFetches(origins.map((origin) => measureFetches(origin, isLand))),
});
const seconds = round((performance.now() - began) / 1000, 0);
console.log(`${beaches.length} beaches measured in ${seconds} s, ${round(bytes / 1024, 1)} KB`);
