import { LANGUAGES } from '@groundswell/contracts';
import { listRegions } from '@groundswell/data/places';
import { placeName, wordsOf } from '@groundswell/present';
import { expect, test } from 'vitest';

const places = listRegions().flatMap((region) => [
  region,
  ...region.areas.flatMap((area) => [area, ...area.locals.map(({ slug, name }) => ({ slug, name }))]),
]);
const namesIn = (language: (typeof LANGUAGES)[number]) => places.map((place) => placeName(place, wordsOf(language)));

test('every region, area and local has a Chinese name', () => {
  expect(namesIn('zh-CN').filter((name) => /[A-Za-z]/.test(name))).toEqual([]);
});

test('no Spanish name has an English word between or before its names', () => {
  const english =
    /\b(and|to|the|of|County|Beaches|Coast|Shore|Northern|Southern|Northeast|Southeastern|Central [A-Z]|Upper|Lower|West|East)\b/;
  // Names such as 'Crystal Coast' are proper names, which are not translated.
  const ownNames = ['Crystal Coast', 'Space Coast', 'Treasure Coast', 'Palm Beaches', 'South County'];
  expect(namesIn('es').filter((name) => english.test(name) && !ownNames.includes(name))).toEqual([]);
});

test('translations name only places of the catalogue, and none twice in one region', () => {
  const slugs = new Set(places.map(({ slug }) => slug));
  for (const language of LANGUAGES) {
    expect(Object.keys(wordsOf(language).places).filter((slug) => !slugs.has(slug))).toEqual([]);
    for (const { areas } of listRegions()) {
      const locals = areas.flatMap((area) => area.locals.map((local) => placeName(local, wordsOf(language))));
      expect(locals.filter((name, index) => locals.indexOf(name) !== index)).toEqual([]);
    }
  }
});
