import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listBeaches } from '../src/places/places.ts';
import { findStation } from '../src/places/stations.ts';
import { findBuoyCell } from './buoy-cell-step.ts';
import { writeGenerated } from './generated-file.ts';
import { readSeaCells } from './wave-grids.ts';

const { values: options } = parseArgs({ options: { grib: { type: 'string' } } });
if (!options.grib) throw new Error('Usage: place-buoys.ts --grib DIR, with gfswave regional files.');
const folder = options.grib;
const seaByGrid = { atlocn: readGrid('atlocn.0p16'), wcoast: readGrid('wcoast.0p16') };

const ids = [...new Set(listBeaches().flatMap(({ buoyIds }) => buoyIds))].sort();
const buoys = ids.flatMap((id) => findStation(id) ?? []).map((buoy) => findBuoyCell(buoy, seaByGrid));
writeGenerated(join(import.meta.dirname, '../src/places/buoy-cells.generated.json'), { buoys });
// Imported last, because it reads the file written above as a module.
await import('./write-instruments-page.ts');

function readGrid(name: string): ReadonlySet<string> {
  const file = readdirSync(folder).find((entry) => entry.includes(name) && /\.grib2$/.test(entry));
  if (!file) throw new Error(`There is no ${name} file in ${folder}.`);
  return readSeaCells(join(folder, file));
}
