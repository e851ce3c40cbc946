import { expect, test } from 'vitest';
import { existingLinks, FOOTER_COLUMNS, withStats } from './site-links.ts';

test('a page that the site does not have is not linked', () => {
  const links = FOOTER_COLUMNS.flatMap((column) => column.links);
  expect(existingLinks(links, { '/': {}, '/forecast/$fcstId': {} })).toEqual([]);
  expect(existingLinks(links, { '/faq': {}, '/terms': {} }).map(({ to }) => to)).toEqual(['/faq', '/terms']);
});

test('the footer has the columns Resources, Services and About', () => {
  expect(FOOTER_COLUMNS.map(({ title }) => title())).toEqual(['Resources', 'Services', 'About']);
});

test('no page is listed twice in the footer', () => {
  const places = FOOTER_COLUMNS.flatMap(({ links }) => links.map(({ to, hash }) => `${to}#${hash ?? ''}`));
  expect(new Set(places).size).toBe(places.length);
});

test('the site’s statistics are linked for administrators only', () => {
  const pathsOf = (columns: typeof FOOTER_COLUMNS) => columns.flatMap(({ links }) => links.map(({ to }) => to));
  expect(pathsOf(FOOTER_COLUMNS)).not.toContain('/stats');
  expect(pathsOf(withStats(FOOTER_COLUMNS)).at(-1)).toBe('/stats');
});
