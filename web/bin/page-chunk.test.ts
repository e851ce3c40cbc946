import { expect, test } from 'vitest';
import { pageChunk } from './page-chunk.ts';

const HOME = '/src/routes/home/home-page.tsx';
const FORECAST = '/src/routes/forecast/forecast-route-page.tsx';
const MAPS = '/src/routes/charts/maps-page.tsx';
const NEARBY = '/src/routes/nearby/nearby-route-page.tsx';
const PLATE = '/src/features/home/plate/plate-picture.tsx';
const INDEX = '/packages/forecast/src/index.ts';

/** Modules that the shell does not need, with their importers. */
const importers: Record<string, readonly string[]> = {
  search: [],
  field: ['search'],
  [HOME]: [],
  [FORECAST]: [],
  [MAPS]: [],
  [NEARBY]: [],
  [PLATE]: [],
  angle: [PLATE, MAPS],
  plate: ['round', HOME],
  round: ['plate'],
  bars: [HOME, FORECAST],
  wave: [HOME, 'search'],
  ramp: [HOME, MAPS],
  flag: [FORECAST, NEARBY],
  coast: [MAPS, NEARBY],
  [INDEX]: [FORECAST, 'search'],
  tide: [INDEX],
};
const later = ['search', HOME, FORECAST, MAPS, NEARBY, PLATE];
const graph = {
  getModuleInfo: (id: string) => ({
    code: id === FORECAST ? "import { computeTide } from '@groundswell/forecast';" : '',
    exports: id === 'tide' ? ['computeTide'] : [],
    isEntry: false,
    importers: importers[id] ?? [],
    dynamicImporters: later.includes(id) ? ['page'] : [],
  }),
};
const chunkOf = (id: string) => pageChunk(id, graph);

test('what only one part needs stays with it, of a drawn page as its chunk', () => {
  expect(['search', 'field', MAPS].map(chunkOf)).toEqual([null, null, null]);
  expect([HOME, 'plate', 'round', FORECAST].map(chunkOf)).toEqual(['home', 'home', 'home', 'forecast']);
});

test('what drawn pages share is a chunk for each kind of page that loads it', () => {
  expect(['bars', 'wave'].map(chunkOf)).toEqual(['drawn', 'drawn']);
  expect(['ramp', 'flag', 'coast'].map(chunkOf)).toEqual(['drawn-and-map', 'drawn-and-nearby', 'map']);
  expect(chunkOf('angle')).toBe('drawn-and-map');
});

test('a module of a package is counted for the importers that name it, not for all of the package', () => {
  expect(chunkOf('tide')).toBe('forecast');
});
