import { existsSync } from 'node:fs';
import { listBeaches } from '@groundswell/data/places';
import { findStation } from '@groundswell/data/stations';
import { findWaterByGroup } from '@groundswell/data/testing/gmt-coast';
import { landOnPathKm, listPaths } from '@groundswell/data/testing/instrument-choice';
import type { BenchRow } from '../bench-row.ts';

/**
 * The widest stretch of land allowed between a beach and its station, km. Wind crosses a barrier island. Water
 * temperature does not: a lagoon's differs from the sea's.
 */
const MOST_LAND_KM = { wind: 2, water: 1, waves: 3 } as const;

/**
 * Counts beaches whose preferred station lies behind too much land. The stretch of land is measured again on the full
 * coastline.
 */
export function countStationsOverLand(): BenchRow {
  const what = 'stations read first that lie over land, by the coastline anew';
  if (!existsSync('/usr/bin/gmt')) return { what, measured: 'not run: no GMT to draw the coast with' };
  const pairs = listBeaches().flatMap((beach) =>
    (
      [
        ['wind', beach.windStationIds[0]],
        ['water', beach.waterStationIds[0]],
        ['waves', beach.buoyIds[0]],
      ] as const
    ).flatMap(([quantity, id]) => {
      const station = id === undefined ? undefined : findStation(id);
      return station ? { beach, quantity, station } : [];
    }),
  );
  const ways = pairs.map(({ beach, station }) => listPaths(beach, station));
  const [straight, round] = [0, 1].map((way) => findWaterByGroup(ways.map((two) => two[way] ?? [])));
  const over = pairs.filter(
    ({ quantity }, at) => landOnPathKm([straight?.[at] ?? [], round?.[at] ?? []]) > MOST_LAND_KM[quantity],
  );
  const names = over.map(({ beach, quantity, station }) => `${beach.slug} ${quantity} ${station.id}`);
  return { what, measured: `${over.length} of ${pairs.length}`, aim: ['0', ...names.slice(0, 5)].join(', ') };
}
