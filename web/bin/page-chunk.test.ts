import { expect, test } from 'vitest';
import { pageChunk } from './page-chunk.ts';

const HOME = '/src/routes/home/home-page.tsx';
const FORECAST = '/src/routes/forecast/forecast-route-page.tsx';
const MAPS = '/src/routes/charts/maps-page.tsx';
const NEARBY = '/src/routes/nearby/nearby-route-page.tsx';
const PLATE = '/src/features/home/plate/plate-picture.tsx';
const INDEX = '/packages/forecast/src/index.ts';

/** Sample modules that the shell does not need, each with the modules that import it. */
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

test('a module that only one part needs stays with it, in the page’s own chunk for a server-rendered page', () => {
  expect(['search', 'field', MAPS].map(chunkOf)).toEqual([null, null, null]);
  expect([HOME, 'plate', 'round', FORECAST].map(chunkOf)).toEqual(['home', 'home', 'home', 'forecast']);
});

test('modules that server-rendered pages share get a chunk for each combination of pages that load them', () => {
  expect(['bars', 'wave'].map(chunkOf)).toEqual(['drawn', 'drawn']);
  expect(['ramp', 'flag', 'coast'].map(chunkOf)).toEqual(['drawn-and-map', 'drawn-and-nearby', 'map']);
  expect(chunkOf('angle')).toBe('drawn-and-map');
});

test('a module of a package counts for the importers that name it, not for the whole package', () => {
  expect(chunkOf('tide')).toBe('forecast');
});
