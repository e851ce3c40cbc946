import { expect, test } from 'vitest';
import { pageChunk } from './page-chunk.ts';

/** Modules with their importers; the page imports the header, which loads the search later. */
const importers: Record<string, readonly string[]> = {
  page: [],
  header: ['page'],
  button: ['round', 'search', 'header'],
  round: ['button'],
  '/node_modules/react/index.js': ['header', 'search'],
  '/node_modules/valibot/index.js': ['field'],
  search: [],
  field: ['search'],
};
const graph = {
  getModuleInfo: (id: string) => ({ isEntry: id === 'page', importers: importers[id] ?? [] }),
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
