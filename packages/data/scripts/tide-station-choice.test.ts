import { expect, test } from 'vitest';
import { chooseTideStation, listTideCandidates, listViewPoints } from './tide-station-choice.ts';

const oceanCity = { lat: 38.366, lon: -75.067 };

/** Chooses a station when only the stations of these names have a view of the sea. */
function choose(beach: { lat: number; lon: number }, sees: (name: string) => boolean) {
  const candidates = listTideCandidates(beach);
  const views = candidates.flatMap((candidate) =>
    listViewPoints(candidate, 103).map(() => sees(candidate.station.name)),
  );
  return chooseTideStation(candidates, views)?.name;
}

test('the fishing pier is chosen for Ocean City, not the nearer stations in the bay, where the tide is a third as high', () => {
  expect(listTideCandidates(oceanCity)[0]?.station.name).not.toBe('Ocean City (Fishing Pier)');
  expect(choose(oceanCity, () => true)).toBe('Ocean City (Fishing Pier)');
});

test('a beach with no station nearby has no tide station', () => {
  expect(listTideCandidates({ lat: 34, lon: -70 })).toEqual([]);
  expect(chooseTideStation([], [])).toBeUndefined();
});

test('a far station without a view of the sea is not chosen', () => {
  const far = listTideCandidates({ lat: 42.022, lon: -70.03 }).filter(({ km }) => km > 31);
  expect(far.length).toBeGreaterThan(0);
  const views = far.flatMap((candidate) => listViewPoints(candidate, 57).map(() => false));
  expect(chooseTideStation(far, views)).toBeUndefined();
});

test('the ocean pier 17 km away precedes a station on the waterway, where high water is late', () => {
  const delray = { lat: 26.461, lon: -80.056 };
  expect(listTideCandidates(delray)[0]?.station.name).toBe('Delray Beach');
  expect(choose(delray, () => true)).toBe('Lake Worth Pier (Ocean)');
});
