import { indexNames } from '@groundswell/blog/testing/index-names';
import { listBeaches, listRegions } from '@groundswell/data/places';
import { WELL_KNOWN_BEACH_IDS } from '@groundswell/data/popular-beaches';
import { findSimilarPlaces } from '@groundswell/data/similar-places';
import { findBeaches } from '@groundswell/open-api';
import { presentLocationMenu, wordsOf } from '@groundswell/present';
import { findInIndex, indexMenu } from '@groundswell/web/testing/search-index';
import { expect, test } from 'vitest';

const beaches = listBeaches();

const index = indexMenu(presentLocationMenu(listRegions(), WELL_KNOWN_BEACH_IDS, wordsOf('en')));
const findAdmin = indexNames(beaches.map(({ slug, name }) => ({ id: slug, name })));
/** The site's search functions. Each returns the slugs of the beaches that it finds for a name. */
const SURFACES: Readonly<Record<string, (asked: string) => readonly string[]>> = {
  'the search of the site': (asked) => findInIndex(index, asked, 12).map(({ slug }) => slug),
  '`name` of /v1/beaches': (asked) => findBeaches(asked).map(({ slug }) => slug),
  'what is suggested for an unknown address': (asked) => findSimilarPlaces(asked).map(({ slug }) => slug),
  'the search of the admin pages': (asked) =>
    findAdmin(asked)
      .slice(0, 20)
      .map(({ id }) => id),
};

const APOSTROPHES = ['', '’', '‘', 'ʻ', '`', '´', 'ʼ', '′'];
const SHORT: readonly (readonly [whole: RegExp, short: string])[] = [
  [/\bPoint\b/g, 'Pt'],
  [/\bFort\b/g, 'Ft.'],
  [/\bMount\b/g, 'Mt'],
  [/\bBeach\b/g, 'Bch'],
  [/\bAvenue\b/g, 'Ave'],
  [/\bStreet\b/g, 'St'],
];
const shortened = (name: string) => SHORT.reduce((text, [whole, short]) => text.replace(whole, short), name);
const allAtOnce = (name: string) =>
  shortened(name.replaceAll('St. ', 'Saint ')).replaceAll("'", 'ʻ').replace(/[,.-]/g, '').toUpperCase();
const VARIANTS: Readonly<Record<string, (name: string) => readonly string[]>> = {
  'in capitals': (name) => [name.toUpperCase()],
  'with other apostrophes and ʻokinas': (name) =>
    name.includes("'") ? APOSTROPHES.map((one) => name.replaceAll("'", one)) : [],
  'without accents, and with accents apart': (name) => [
    name.normalize('NFD').replace(/\p{M}/gu, ''),
    name.normalize('NFD'),
  ],
  'with blanks for hyphens, and hyphens for blanks': (name) => [name.replaceAll('-', ' '), name.replaceAll(' ', '-')],
  'with words written short': (name) => [shortened(name)],
  'with words written whole': (name) => [name.replaceAll('St. ', 'Saint '), name.replaceAll('St. ', 'st ')],
  'without signs': (name) => [name.replace(/[,.'-]/g, ' ').replace(/\b(\p{L}) s\b/gu, '$1s')],
};

const missedBy = (find: (asked: string) => readonly string[], variantsOf: (name: string) => readonly string[]) =>
  beaches.flatMap(({ name, slug }) =>
    [...new Set(variantsOf(name))].filter((asked) => !find(asked).includes(slug)).map((asked) => `${asked} > ${slug}`),
  );

test.each(Object.entries(VARIANTS))('a beach is found by its name %s', (_, variantsOf) => {
  expect(missedBy((asked) => findBeaches(asked).map(({ slug }) => slug), variantsOf)).toEqual([]);
});

test.each(Object.entries(SURFACES))('%s finds every beach, however its name is written', (_, find) => {
  expect(missedBy(find, (name) => [name, allAtOnce(name)])).toEqual([]);
});

test.each([
  ['saint augustine', 'st-augustine-beach-pier'],
  ['saint pete', 'st-pete-beach-upham'],
  ['ft lauderdale', 'fort-lauderdale-beach'],
  ['hookipa', 'hookipa'],
  ['peʻahi', 'peahi'],
  ['rincon marias', 'rincon-marias'],
])('%j finds %s everywhere', (asked, slug) => {
  for (const find of Object.values(SURFACES)) expect(find(asked)).toContain(slug);
});
