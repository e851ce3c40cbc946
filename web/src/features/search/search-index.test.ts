import { listRegions } from '@groundswell/data/places';
import { WELL_KNOWN_BEACH_IDS } from '@groundswell/data/popular-beaches';
import { expect, test } from 'vitest';
import { stateWordsOf } from './area-states.ts';
import { findAlike, findInIndex, findInLocals, indexMenu } from './search-index.ts';
import { localsOfZip, zipOf } from './zip-query.ts';
import zipsOf from './zips.generated.json' with { type: 'json' };

let id = 0;
const beach = (location_name: string, slug: string) => ({
  location_id: ++id,
  slug,
  location_name,
  location_rname: slug,
});
const local = (local_name: string, ...locations: ReturnType<typeof beach>[]) => ({
  local_id: ++id,
  local_name,
  slug: local_name,
  locations,
});
const area = (area_name: string, ...locals: ReturnType<typeof local>[]) => ({
  area_id: ++id,
  area_name,
  slug: area_name,
  nlocals: locals.length,
  locals,
});

const index = indexMenu([
  {
    region_id: ++id,
    region_name: 'Southeast',
    slug: 'southeast',
    areas: [
      area('Charleston', local('Folly Beach', beach('The Washout', 'washout'), beach('Folly Beach Pier', 'pier'))),
      area('Sebastian', local('Sebastian Inlet', beach('First Peak', 'first-peak'))),
    ],
  },
  {
    region_id: ++id,
    region_name: 'Hawaii',
    slug: 'hawaii',
    areas: [
      area(
        'Oʻahu',
        local('North Shore, Oʻahu', beach('Banzai Pipeline', 'pipeline'), beach('ʻEhukai Beach', 'ehukai')),
      ),
    ],
  },
]);
const found = (question: string, limit = 20) => findInIndex(index, question, limit).map(({ slug }) => slug);
const foundBeaches = (question: string) =>
  findInIndex(index, question, 20)
    .filter(({ beaches }) => beaches === undefined)
    .map(({ slug }) => slug);

test('a beach is found by its name, its local, its area and its region', () => {
  expect(foundBeaches('washout')).toEqual(['washout']);
  expect(foundBeaches('sebastian inlet')).toEqual(['first-peak']);
  expect(foundBeaches('charleston')).toEqual(['washout', 'pier']);
  expect(foundBeaches('hawaii')).toEqual(['pipeline', 'ehukai']);
});

test('a place found by its full name comes first, with the number of its beaches', () => {
  expect(findInIndex(index, 'hawaii', 1)).toMatchObject([{ slug: 'hawaii', beaches: 2, within: [] }]);
  expect(findInIndex(index, 'charleston', 1)).toMatchObject([
    { slug: 'Charleston', beaches: 2, within: ['Southeast'] },
  ]);
});

test('beginnings of words are enough, in any order', () => {
  expect(found('pip')).toEqual(['pipeline']);
  expect(found('wash fol')).toEqual(['washout']);
});

test('a beach whose name begins with the query comes before beaches in a place of that name', () => {
  expect(foundBeaches('folly')).toEqual(['pier', 'washout']);
});

test('every word must match', () => {
  expect(found('folly pipeline')).toEqual([]);
});

test('case, accents and ʻokina are ignored', () => {
  expect(found('OAHU ehukai')).toEqual(['ehukai']);
  expect(found('ʻehukai')).toEqual(['ehukai']);
});

test('an empty query finds nothing, and results are limited', () => {
  expect(found('')).toEqual([]);
  expect(found(' - ')).toEqual([]);
  expect(found('e', 1)).toHaveLength(1);
});

test('the location of a beach is listed from near to far, each place once', () => {
  expect(index[0]?.within).toEqual(['Folly Beach', 'Charleston', 'Southeast']);
  expect(findInIndex(index, 'pipeline', 1)[0]?.within).toEqual(['North Shore, Oʻahu', 'Hawaii']);
});

const catalogue = indexMenu(
  listRegions().map(({ id: region_id, name: region_name, slug, areas }) => ({
    region_id,
    region_name,
    slug,
    areas: areas.map(({ name, slug, locals }) => ({
      ...area(
        name,
        ...locals.map(({ name, slug, beaches }) => ({
          ...local(name, ...beaches.map((one) => ({ ...beach(one.name, one.slug), ...knownOf(one.id) }))),
          slug,
        })),
      ),
      slug,
    })),
  })),
);
function knownOf(id: number): { well_known?: true } {
  return WELL_KNOWN_BEACH_IDS.has(id) ? { well_known: true } : {};
}

test.each([
  ['pipe', 'banzai-pipeline'],
  ['ocean b', 'ocean-beach-noriega'],
  ['hunt', 'huntington-beach-pier'],
  ['sunset b', 'sunset-beach-oahu'],
  ['malibu', 'malibu'],
  ['pipes', 'pipes-cardiff'],
  ['hunting island', 'hunting-island'],
  ['folly beach pier', 'folly-beach-pier'],
  ['kitty hawk', 'kitty-hawk'],
  ['Malibu, California', 'malibu'],
  ['malibu ca', 'malibu'],
  ['huntingtonbeach', 'huntington-beach-pier'],
  ['saint augustine', 'st-augustine-beach-pier'],
  ['saint pete', 'st-pete-beach-upham'],
  ['ft lauderdale', 'fort-lauderdale-beach'],
  ['sti', 'stinson-beach'],
  ['Cocoa Beach Pier, FL', 'cocoa-beach-pier'],
])('of all beaches and places, %j finds %s first', (question, slug) => {
  expect(findInIndex(catalogue, question, 1)).toMatchObject([{ slug }]);
});

test('a region with a translated name is found by its English one, and so are its beaches', () => {
  const hawaii = { region_id: ++id, region_name: 'Hawái', slug: 'hawaii' };
  const spanish = indexMenu([{ ...hawaii, areas: [area('Oahu', local('Haleiwa', beach('Pipeline', 'pipeline')))] }]);
  for (const typed of ['hawaii', 'hawái'])
    expect(findInIndex(spanish, typed, 9).map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['hawaii', 'pipeline']),
    );
});

test('every area has a state that it is found by', () => {
  const stateless = listRegions().flatMap(({ areas }) => areas.filter(({ slug }) => stateWordsOf(slug) === ''));
  expect(stateless.map(({ slug }) => slug)).toEqual([]);
  const within = (question: string) => findInIndex(catalogue, question, 999).map(({ slug }) => slug);
  expect(within('california')).toEqual(expect.arrayContaining(['mavericks', 'malibu', 'trestles-lowers']));
  expect(within('nueva jersey')).toContain('northern-new-jersey');
});

test.each([
  ['pipline', 'banzai-pipeline'],
  ['delware', 'delaware'],
  ['huntigton beach', 'huntington-beach-pier'],
  ['trestels', 'trestles-lowers'],
  ['rehobeth', 'rehoboth-and-cape-henlopen'],
  ['folly pipline', undefined],
  ['xyzzy', undefined],
  ['', undefined],
])('%j, which finds nothing, may mean %s', (question, slug) => {
  expect(findInIndex(catalogue, question, 1)).toEqual([]);
  const meant = findAlike(catalogue, question, 5).map((one) => one.slug);
  if (slug) expect(meant).toContain(slug);
  else expect(meant).toEqual([]);
});

test('among similar entries, the place with no further words comes first', () => {
  expect(findAlike(catalogue, 'delware', 1)).toMatchObject([{ slug: 'delaware' }]);
});

test.each([
  ['92109', 'la-jolla-and-pacific-beach'],
  ['96712-1234', 'north-shore-oahu'],
  [' 19971 ', 'rehoboth-and-cape-henlopen'],
])('the ZIP code %j finds %s and its beaches', (typed, local) => {
  const locals = localsOfZip(zipsOf, zipOf(typed) ?? '');
  expect(locals).toContain(local);
  const found = findInLocals(catalogue, locals);
  expect(found.slice(0, locals.length).map(({ slug }) => slug)).toEqual(locals);
  const counted = found.slice(0, locals.length).reduce((sum, { beaches = 0 }) => sum + beaches, 0);
  expect(found).toHaveLength(locals.length + counted);
});

test('a ZIP code far from the sea finds nothing, and every listed local exists', () => {
  expect(localsOfZip(zipsOf, '85001')).toEqual([]);
  expect(['9210', '921099', 'a2109'].map(zipOf)).toEqual([undefined, undefined, undefined]);
  for (const local of Object.keys(zipsOf)) expect(findInLocals(catalogue, [local])[0]?.slug).toBe(local);
});
