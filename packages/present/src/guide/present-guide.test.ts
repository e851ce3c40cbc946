import { HOUR_MS } from '@groundswell/durations';
import { angleBetweenDeg, IMPERIAL, METRIC, windLimitsAt } from '@groundswell/forecast';
import { composeForecast, summarizeForecast } from '@groundswell/forecast/compose';
import { madeOcean, washout } from '@groundswell/forecast/testing/made-ocean';
import { expect, test } from 'vitest';
import { wordsOf } from '../words/words-of.ts';
import { type GuideInput, presentGuide } from './present-guide.ts';

const runAt = Date.UTC(2026, 10, 20, 6);
const now = runAt + 9 * HOUR_MS;
const forecast = composeForecast({ beach: washout, ocean: madeOcean(runAt), now: runAt });
const unknown: GuideInput = {
  beach: washout,
  local: { name: 'Charleston Beaches', slug: 'charleston-beaches' },
  forecast,
  neighbours: [],
  summaries: new Map(),
  advisories: undefined,
  units: IMPERIAL,
  now,
};
const known: GuideInput = {
  ...unknown,
  break: { kind: 'beach', holdsFromM: 0.4, holdsToM: 2.4, kindSource: 'coast', facesSource: 'kind' },
  likes: ['low', 'mid'],
  note: { skills: ['first-waves', 'improving'], hazards: ['currents'] },
  neighbours: [{ beach: { ...washout, shortName: 'The Washout' }, distanceKm: 0 }],
  summaries: new Map([[washout.id, summarizeForecast(forecast)]]),
};

test('unknown traits are null, and traits derived from the coast are present', () => {
  const guide = presentGuide(unknown);
  expect(guide).toMatchObject({ break: null, size: null, tide_likes: null, tide: null, skills: null, hazards: null });
  expect(guide.now.surf?.fit).toBeNull();
  expect(guide.swell).toMatchObject({ period_s: 12, floor: null, best: [{ from: 'ENE', to: 'SSW' }] });
  expect(guide.swell.periods.every(({ ashore_pct }) => ashore_pct.length === 72)).toBe(true);
  expect(guide.wind).toMatchObject({ best: { from_deg: 252.5, to_deg: 27.5, from: 'WSW', to: 'NNE' }, unit: 'mph' });
});

test('land that blocks swell is named with its distance, and the fetch that swell needs, in the reader’s units', () => {
  // The beach faces southeast. Land lies 100 km off to the northeast, and the open ocean elsewhere.
  const fetches = Array.from({ length: 360 }, (_, deg) => (deg >= 30 && deg <= 110 ? 100 : 2000));
  expect(presentGuide(unknown).swell.land).toBeNull();
  expect(presentGuide({ ...unknown, fetches }).swell).toMatchObject({
    land: { fetch_km: 356, fetch: '220 mi', blocked: [{ to_deg: 112.5, to: 'ESE', away_km: 100, away: '60 mi' }] },
    works: [{ from_deg: 112.5 }],
  });
  expect(presentGuide({ ...unknown, fetches, units: METRIC, words: wordsOf('es') }).swell.land).toMatchObject({
    fetch: '360 km',
    blocked: [{ to: 'ESE', away: '100 km' }],
  });
});

test('without a forecast it has the preferences only', () => {
  const guide = presentGuide({ ...known, forecast: undefined, summaries: new Map() });
  expect(guide.size).toEqual({ from: 1, to: 8, source: 'kind' });
  expect(guide.now).toEqual({});
  expect(guide.neighbours[0]?.days).toEqual([]);
});

test('the strongest clean wind is that for the current wind direction', () => {
  const { wind } = presentGuide(known).now;
  const { cleanKt } = windLimitsAt(angleBetweenDeg(wind?.from_deg ?? Number.NaN, washout.facingDeg));
  expect(wind?.clean_upto).toBe(Math.round(cleanKt * 1.15078));
});

test('a neighbour has the gravest advisory of its day', () => {
  const holds = { id: 'a', office: '', fromAt: now - 1, untilAt: now + HOUR_MS };
  const advisoryAt = (beachId: number) => {
    const advisory = { ...holds, code: 'high-surf-warning' as const, beachIds: [beachId] };
    return presentGuide({ ...known, advisories: { checkedAt: now, advisories: [advisory] } }).neighbours[0]?.advisory;
  };
  expect(advisoryAt(washout.id)?.name).toBe('High Surf Warning');
  expect(advisoryAt(washout.id + 1)).toBeUndefined();
});

test('sizes are in the reader’s unit and scale, directions in the reader’s language', () => {
  const great = { ...known, break: { ...(known.break ?? never()), holdsFromM: 5, holdsToM: 18 } };
  expect(presentGuide(great).size).toMatchObject({ from: 16, to: 60 });
  expect(presentGuide({ ...great, units: METRIC }).size).toMatchObject({ from: 5, to: 18 });
  expect(presentGuide({ ...known, units: METRIC }).size).toMatchObject({ from: 0.4, to: 2.4 });
  expect(presentGuide({ ...known, units: { ...IMPERIAL, scale: 'hawaiian' } }).size).toMatchObject({ from: 1, to: 4 });
  expect(presentGuide({ ...known, words: wordsOf('es') }).wind.best).toMatchObject({ from: 'OSO', to: 'NNE' });
});

test('this hour’s surf fits between the faces that the break holds, and is below or above them else', () => {
  const fitOf = (holdsFromM: number, holdsToM: number) =>
    presentGuide({ ...known, break: { ...(known.break ?? never()), holdsFromM, holdsToM } }).now.surf?.fit;
  expect([fitOf(0.2, 9), fitOf(8, 9), fitOf(0.1, 0.2)]).toEqual(['right', 'below', 'above']);
});

test('the tide of today has a level at each hour’s end, and suits at the stages that the break likes', () => {
  const levelMm = Array.from({ length: forecast.hours }, (_, hour) => Math.round(900 * Math.sin((hour * Math.PI) / 6)));
  const extremes = Array.from({ length: 60 }, (_, index) => ({
    at: forecast.startAt + (3 + 6 * index) * HOUR_MS,
    levelMm: index % 2 ? -900 : 900,
    high: index % 2 === 0,
  }));
  const tide = { stationId: 'noaa/8665530', station: 'Charleston', datum: 'MLLW', distanceKm: 10, levelMm, extremes };
  const suitsWith = (likes: GuideInput['likes']) =>
    presentGuide({ ...known, likes, forecast: { ...forecast, tide } }).now.tide?.suits;
  const guide = presentGuide({ ...known, forecast: { ...forecast, tide } });
  expect(guide.tide).toMatchObject({ unit: 'ft', low_upto: -1, high_from: 1, now_hour: 10 });
  expect(guide.tide?.levels).toHaveLength(25);
  expect(guide.tide?.ticks.map(({ text }) => text)).toEqual(['6am', '12pm', '6pm']);
  // At ten in the morning the test's tide curve, a sine, is in the lower third of its range.
  expect([suitsWith(['low']), suitsWith(['high']), suitsWith(undefined)]).toEqual([true, false, null]);
});

function never(): never {
  throw new Error('The break is known.');
}
