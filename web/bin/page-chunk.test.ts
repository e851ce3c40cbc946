import { expect, test } from 'vitest';
import { pageChunk } from './page-chunk.ts';

const HOME = '/src/routes/home/home-page.tsx';
const MAPS = '/src/routes/charts/maps-page.tsx';
const FORECAST = '/src/routes/forecast/forecast-route-page.tsx';

/** Modules with their importers; the page imports the header, and loads its pages and the search later. */
const importers: Record<string, readonly string[]> = {
  page: [],
  header: ['page'],
  button: ['round', 'search', 'header'],
  round: ['button'],
  '/node_modules/react/index.js': ['header', 'search'],
  '/node_modules/valibot/index.js': ['field'],
  search: [],
  field: ['search'],
  [HOME]: [],
  [FORECAST]: [],
  plate: [HOME],
  'plate.module.css': ['plate'],
  bars: [HOME, FORECAST],
  wave: [HOME, 'search'],
  [MAPS]: [],
  ramp: [HOME, MAPS],
};
const later = ['search', HOME, FORECAST, MAPS];
const graph = {
  getModuleInfo: (id: string) => ({
    isEntry: id === 'page',
    importers: importers[id] ?? [],
    dynamicImporters: later.includes(id) ? ['page'] : [],
  }),
};

test('all that a page needs to start is one chunk, also what later parts share with it', () => {
  expect(['page', 'header', 'button', 'round'].map((id) => pageChunk(id, graph))).toEqual([
    'page',
    'page',
    'page',
    'page',
  ]);
});

test('libraries among it are a chunk of their own', () => {
  expect(pageChunk('/node_modules/react/index.js', graph)).toBe('libraries');
  expect(pageChunk('/node_modules/valibot/index.js', graph)).toBeNull();
});

test('what only later parts need stays with them', () => {
  expect(['search', 'field'].map((id) => pageChunk(id, graph))).toEqual([null, null]);
});

test('what only one drawn page needs is its chunk, but its styles come with the document', () => {
  expect([HOME, 'plate', FORECAST].map((id) => pageChunk(id, graph))).toEqual(['home', 'home', 'forecast']);
  expect(pageChunk('plate.module.css', graph)).toBe('page');
});

test('what drawn pages share with one another or a window is a chunk of theirs, what another page needs too is in the shell', () => {
  expect(['bars', 'wave', 'ramp'].map((id) => pageChunk(id, graph))).toEqual(['drawn', 'drawn', 'page']);
});
