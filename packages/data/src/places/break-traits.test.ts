import { HAZARDS, SKILLS } from '@groundswell/contracts';
import { BREAK_KINDS } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { knownFaces } from './break-faces.source.ts';
import { knownKinds, notSandSlugs, sandyLocalIds } from './break-kinds.source.ts';
import { breakNotes } from './break-notes.source.ts';
import { findBreakNote } from './break-notes.ts';
import { FACES_OF_KIND, findBreak } from './break-traits.ts';
import { findBeach, listBeaches } from './places.ts';

const listed = Object.values(knownKinds).flat();

test('every break described by hand is in the catalogue, and has one kind', () => {
  const slugs = [...listed, ...notSandSlugs, ...Object.keys(knownFaces), ...Object.keys(breakNotes)];
  expect(slugs.filter((slug) => findBeach(slug)?.slug !== slug)).toEqual([]);
  expect(listed).toHaveLength(new Set(listed).size);
  const locals = new Set(listBeaches().map(({ localId }) => localId));
  expect(sandyLocalIds.filter((id) => !locals.has(id))).toEqual([]);
});

test('the range of faces of each break is plausible and wide enough to surf', () => {
  for (const [fromM, toM] of [...Object.values(FACES_OF_KIND), ...Object.values(knownFaces)]) {
    expect(fromM).toBeGreaterThanOrEqual(0.3);
    expect(toM).toBeGreaterThanOrEqual(2 * fromM);
    expect(toM).toBeLessThanOrEqual(18);
  }
  const kindless = Object.keys(knownFaces).filter((slug) => {
    const beach = findBeach(slug);
    return !beach || !findBreak(beach);
  });
  expect(kindless).toEqual([]);
});

test('the kind of a break comes from the list, from its name, or from its coast', () => {
  const of = (slug: string) => {
    const beach = findBeach(slug);
    return beach && findBreak(beach);
  };
  expect(of('ditch-plains')).toMatchObject({ kind: 'reef', kindSource: 'known', facesSource: 'known' });
  expect(of('surfside-beach-jetty')).toMatchObject({ kind: 'jetty', kindSource: 'name', facesSource: 'kind' });
  expect(of('avon-pier')).toMatchObject({ kind: 'pier', kindSource: 'name' });
  expect(of('corolla')).toMatchObject({ kind: 'beach', kindSource: 'coast', holdsFromM: 0.4, holdsToM: 2.4 });
  expect(of('squibnocket-beach')).toBeUndefined();
  expect(of('bathtub-reef-beach')).toBeUndefined();
});

test('every kind of break occurs', () => {
  const kinds = new Set(listBeaches().map((beach) => findBreak(beach)?.kind));
  expect(BREAK_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
});

test.each(Object.entries(breakNotes))('%s suits an unbroken range of skills and names hazards once', (slug, note) => {
  const [from, to, words] = note;
  expect(SKILLS.indexOf(from)).toBeLessThanOrEqual(SKILLS.indexOf(to));
  expect(words.split(' ').filter((word) => !HAZARDS.some((hazard) => hazard === word))).toEqual([]);
  expect(findBreakNote(slug)?.hazards).toEqual([...new Set(words.split(' '))]);
  expect(findBeach(slug)?.asks).toBe(from);
});
