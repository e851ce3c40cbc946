import { findBeach } from '@groundswell/data/places';
import { unitsOfSystem } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import { presentForecast, presentOverview, wordsOf } from '@groundswell/present';
import { expect, test } from 'vitest';
import { isReadable, readable, UNREADABLE } from './readable.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const beach = findBeach('indian-river-inlet-northside');
if (!beach) throw new Error('The catalogue has lost its 148.');
const units = unitsOfSystem(1);
const words = wordsOf('en');
const parts = { beach, place: [], units, words, now, basicDays: 3, days: 16 };
const ready = presentForecast({
  ...parts,
  forecast: composeForecast({ beach, ocean: madeOcean(now - 6 * 3_600_000), now }),
  observed: undefined,
});
const waiting = presentForecast({ ...parts, forecast: undefined, observed: undefined });
const overview = presentOverview({
  place: { name: 'Delaware', slug: 'delaware', level: 'area', within: [], children: [], beaches: [] },
  summaries: new Map(),
  units,
  words,
  now,
});
const replies = { ready, waiting, overview };

test.each(Object.entries(replies))('%s: the server’s reply is readable', (_, reply) => {
  expect(readable(reply)).toBe(reply);
});

test.each(['kind', 'name', 'place', 'fcst_expires', 'current', 'timeline', 'days'])(
  'a forecast without its %s is not readable',
  (field) => {
    expect(isReadable({ ...ready, [field]: undefined })).toBe(false);
    expect(isReadable({ ...ready, [field]: { version: 2 } })).toBe(false);
  },
);

test('a forecast cached before texts had numbers beside them, or odds, is read without them', () => {
  const { odds_heights, ...oddless } = ready;
  const { surfLikelyMin, surfLikelyMax, rain, rainUnits, ...newer } = ready.timeline;
  const days = ready.days.map(({ odds, ...day }) => day);
  const read = readable({ ...oddless, days });
  expect(read).toMatchObject({ odds_heights: [], timeline: ready.timeline });
  expect(read.kind === 'beach' && read.days.every(({ odds }) => odds === null)).toBe(true);
  expect(readable({ ...oddless, timeline: newer })).toMatchObject({
    timeline: { ...newer, surfLikelyMin: [], rain: [] },
  });
  const { wvhtMin, wvhtMax, swell1Train, swell2Train, ...timeline } = newer;
  expect(readable({ ...oddless, timeline })).toMatchObject({ timeline: { ...timeline, wvhtMin: [], swell1Train: [] } });
});

test.each([null, undefined, 7, '<!doctype html>', [], {}, { error: 'No.' }, { ...overview, beaches: null }])(
  '%j is refused as unreadable',
  (reply) => {
    expect(() => readable(reply)).toThrow(
      expect.objectContaining({ code: UNREADABLE, message: 'The server sent an answer that could not be read.' }),
    );
  },
);
