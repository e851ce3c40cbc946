import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { slugOf } from '@groundswell/contracts';
import { find as findTimeZones } from 'geo-tz';
import { toBeachRow } from '../src/places/beach-row.ts';
import { sourceRegions } from '../src/places/beaches.source.ts';
import { instrumentOverrides } from '../src/places/instrument-overrides.ts';
import { tideOverrides } from '../src/places/tide-overrides.ts';
import { faceBeaches } from './facing-step.ts';
import { round, writeGenerated } from './generated-file.ts';
import { findWaterByGroup } from './gmt-coast.ts';
import { findInstruments, keepExposed } from './instrument-step.ts';
import { readStations } from './ndbc-stations.ts';
import { findSeaCells } from './sea-cell-step.ts';
import { chooseBulletin, chooseBuoys, isOpenCrossing, listCrossingPoints, listSeawardBuoys } from './station-choice.ts';
import { chooseTideStation, listTideCandidates, listViewPoints, noaaTideStations } from './tide-station-choice.ts';
import { toTideRows } from './tide-stations-file.ts';
import { readSeaCells, waveGridOf } from './wave-grids.ts';

const { values: options } = parseArgs({ options: { ndbc: { type: 'string' }, grib: { type: 'string' } } });
if (!options.ndbc || !options.grib) {
  throw new Error('Usage: place-beaches.ts --ndbc DIR --grib DIR, with NDBC station lists and gfswave regional files.');
}
const outFolder = join(import.meta.dirname, '../src/places');
const stations = readStations(options.ndbc);

const faced = faceBeaches(
  sourceRegions.flatMap(({ areas }) =>
    areas.flatMap(({ locals }) =>
      locals.flatMap((local) =>
        local.beaches.map(([id, name, shortName, lat, lon]) => ({ id, name, shortName, localId: local.id, lat, lon })),
      ),
    ),
  ),
).map((beach) => ({ ...beach, slug: slugOf(beach.name), waveGrid: waveGridOf(beach) }));

const seaCells = findSeaCells(faced, { atlocn: readGrid('atlocn.0p16'), wcoast: readGrid('wcoast.0p16') });
const tideIds = chooseTides();
const buoys = chooseReachableBuoys();
const exposedBuoys = keepExposed(faced, buoys);
const instruments = findInstruments(faced, stations);

const beaches = faced.map((beach, index) => {
  const { id, slug, name, shortName, localId, lat, lon, facingDeg, waveGrid } = beach;
  const [timeZone] = findTimeZones(lat, lon);
  if (!timeZone) throw new Error(`${name} has no time zone.`);
  return {
    ...{ id, slug, name, shortName, localId, lat, lon, facingDeg, timeZone, waveGrid },
    tideStationId: tideIds[index]?.id,
    buoyIds: instrumentOverrides[slug]?.waves ?? chooseBuoys(beach, exposedBuoys[index] ?? []),
    windStationIds: instruments[index]?.wind.ids ?? [],
    waterStationIds: instruments[index]?.water.ids ?? [],
    bulletinId: chooseBulletin(beach, buoys[index] ?? []),
  };
});

const regions = sourceRegions.map(({ id, name, areas }) => ({
  ...{ id, slug: slugOf(name), name },
  areas: areas.map(({ id, name, locals }) => ({
    ...{ id, slug: slugOf(name), name },
    locals: locals.map(({ id, name }) => ({ id, slug: slugOf(name), name })),
  })),
}));
const usedStationIds = new Set(
  beaches.flatMap(({ buoyIds, windStationIds, waterStationIds, bulletinId }) => [
    ...buoyIds,
    ...windStationIds,
    ...waterStationIds,
    ...(bulletinId ? [bulletinId] : []),
  ]),
);
const tideStations = [...new Set(tideIds.flatMap((station) => station ?? []))];

write('beaches', { regions, beaches: beaches.map(toBeachRow) });
write('beach-evidence', {
  beaches: faced.map(({ id, shore }, index) => ({
    ...{ id, shore, seaCell: seaCells[index] },
    passedOver: { wind: instruments[index]?.wind.passedOver, water: instruments[index]?.water.passedOver },
  })),
});
write('stations', { stations: stations.filter(({ id }) => usedStationIds.has(id)).map(({ siteM: _, ...one }) => one) });
write('tide-stations', toTideRows(tideStations, noaaTideStations));
// Imported last, because it reads the files written above as modules.
await import('./write-instruments-page.ts');

function chooseTides() {
  const candidates = faced.map(listTideCandidates);
  const views = findWaterByGroup(
    candidates.map((near, index) =>
      near.flatMap((candidate) => listViewPoints(candidate, faced[index]?.facingDeg ?? 0)),
    ),
  );
  return candidates.map((near, index) => {
    const override = tideOverrides[faced[index]?.slug ?? ''];
    if (override) return noaaTideStations.find(({ id }) => id === override.stationId);
    return chooseTideStation(near, views[index] ?? []);
  });
}

function chooseReachableBuoys() {
  const seaward = faced.flatMap((beach) => listSeawardBuoys(beach, stations).map((near) => ({ beach, near })));
  const crossings = findWaterByGroup(seaward.map(({ beach, near }) => listCrossingPoints(beach, near)));
  const reachable = seaward.filter((_, index) => isOpenCrossing(crossings[index] ?? []));
  return faced.map((beach) => reachable.filter((pair) => pair.beach === beach).map(({ near }) => near));
}

function readGrid(name: string): ReadonlySet<string> {
  const folder = options.grib ?? '.';
  const file = readdirSync(folder).find((entry) => entry.includes(name) && /\.grib2$/.test(entry));
  if (!file) throw new Error(`There is no ${name} file in ${folder}.`);
  return readSeaCells(join(folder, file));
}

function write(name: string, lists: Readonly<Record<string, readonly unknown[]>>): void {
  const bytes = writeGenerated(join(outFolder, `${name}.generated.json`), lists);
  console.log(`${name}.generated.json: ${round(bytes / 1024, 1)} KB`);
}
