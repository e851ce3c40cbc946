import { HOUR_MS } from '@groundswell/durations';
import type { BeachSummary } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { inFeet, inMetres } from '../../test-support/voices.ts';
import { endOf, findLargestAhead, presentLargest } from './largest-ahead.ts';

const HONOLULU = 'Pacific/Honolulu';
const startAt = Date.UTC(2026, 10, 20, 10);
const at = (hour: number) => startAt + hour * HOUR_MS;

/** Makes a day with light from six to ten and equal halves. */
function lit(faceCm: readonly (number | null)[], conditions = 'ffff'): BeachSummary {
  const day = { startAt, endAt: at(24), am: { faceMm: 1000 }, pm: { faceMm: 1000 }, windows: [] };
  const tomorrow = { ...day, date: '2026-11-21', startAt: at(24), endAt: at(48) };
  const light = { fromAt: at(6), faceCm, conditions };
  return {
    v: 1,
    updatedAt: startAt,
    days: [
      { ...day, date: '2026-11-20', light },
      { ...tomorrow, light: { ...light, fromAt: at(30), faceCm: [600] } },
    ],
  };
}

function largest(known: readonly (BeachSummary | undefined)[], now = at(0), voice = inFeet) {
  const beaches = known.map((_, id) => ({ id, timeZone: HONOLULU }));
  const summaries = new Map(known.flatMap((summary, id) => (summary ? [[id, summary]] : [])));
  const found = findLargestAhead(beaches, summaries, voice, now);
  return found && { ...presentLargest(found, voice, false), endAt: endOf(found) };
}

const STEADY = lit([180, 180, 180, 180]);
const BUILDING = lit([60, 90, 180, 270], 'fffx');

test('surf that builds to more than a steady beach has is the largest, with its hour, until that is over', () => {
  expect(largest([STEADY, BUILDING])).toMatchObject({ beachId: 1, time: '9am', cond: 'choppy', endAt: at(10) });
  const falling = lit([270, 120, 90, 60]);
  expect(largest([STEADY, falling], at(7) - 1)).toMatchObject({ beachId: 1, time: '6am', endAt: at(7) });
  expect(largest([STEADY, falling], at(7))).toMatchObject({ beachId: 0, time: '7am' });
});

test('it is told as everywhere, in feet and in metres, with the numbers of its text', () => {
  expect(largest([BUILDING])).toMatchObject({ surf: '7-10 ft', surfMin: 7, surfMax: 10 });
  expect(largest([BUILDING], at(0), inMetres)).toMatchObject({ surf: expect.stringMatching(/ m$/), time: '9am' });
});

test('of surf that reads alike the better rated stands, then the higher, then the first', () => {
  expect(largest([lit([181, 182, 182, 181]), lit([180, 180, 180, 180], 'fffc')])).toMatchObject({
    beachId: 1,
    time: '9am',
    cond: 'clean',
  });
  expect(largest([STEADY, lit([181, 182, 182, 181])])).toMatchObject({ beachId: 1, time: '7am' });
  expect(largest([STEADY, STEADY])).toMatchObject({ beachId: 0, time: '6am' });
  expect(largest([lit([180], '-'), lit([180], 'x')])).toMatchObject({ beachId: 1 });
});

test('above the scale the higher face is the larger', () => {
  expect(largest([lit([2000], 'c'), lit([2500], 'x')])).toMatchObject({ beachId: 1, surfMax: null });
});

test('flat water is the largest of flat beaches, and an unknown beach is none', () => {
  expect(largest([undefined, lit([null, 5, 5, 5])])).toMatchObject({ beachId: 1, surf: 'flat', surfMax: 0 });
  expect(largest([undefined, lit([null])])).toBeUndefined();
});

test('once it is dark there is none, though tomorrow’s is known', () => {
  expect(largest([STEADY], at(10))).toBeUndefined();
  expect(largest([STEADY], at(24))).toMatchObject({ time: '6am' });
  expect(largest([STEADY], at(48))).toBeUndefined();
});
