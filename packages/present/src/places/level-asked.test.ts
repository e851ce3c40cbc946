import { IMPERIAL } from '@groundswell/forecast';
import { composeForecast, summarizeForecast } from '@groundswell/forecast/compose';
import { madeOcean, washout } from '@groundswell/forecast/testing/made-ocean';
import { expect, test } from 'vitest';
import { inFeet } from '../../test-support/voices.ts';
import { presentForecast } from '../beach/present-forecast.ts';
import { presentReach } from '../home/present-reach.ts';
import { presentNearby } from '../nearby/present-nearby.ts';
import { presentOverview } from '../overview/present-overview.ts';

const now = Date.UTC(2026, 10, 20, 12);
const forecast = composeForecast({ beach: washout, ocean: madeOcean(now), now });
const summaries = new Map([[washout.id, summarizeForecast(forecast)]]);
const place = { name: 'Charleston Beaches', slug: 'charleston-beaches' };

test.each(['expert', undefined] as const)('every reply on a break that asks for %s says so', (asks) => {
  const beach = { ...washout, shortName: washout.name, within: [place], ...(asks && { asks }) };
  const told = [
    presentForecast({ forecast, beach, place: [], units: IMPERIAL, now, basicDays: 3, days: 3 }),
    ...presentOverview({
      place: { level: 'area', ...place, within: [], children: [], beaches: [beach] },
      summaries,
      units: IMPERIAL,
      now,
    }).beaches,
    ...presentNearby({
      beaches: [{ beach, local: place, area: place, distanceKm: 1 }],
      leftOff: 0,
      box: { minLat: 32, maxLat: 33, minLon: -80, maxLon: -79 },
      keepsBounds: true,
      from: washout,
      sort: 'geog',
      summaries,
      units: IMPERIAL,
      now,
    }).locations,
    ...(presentReach({
      from: beach,
      near: [{ beach, local: place.name, distanceKm: 0 }],
      radiusKm: 48,
      summaries,
      advisories: undefined,
      most: 5,
      voice: inFeet,
      now,
    })?.beaches ?? []),
  ];
  expect(told.map((one) => one.asks)).toEqual([asks, asks, asks, asks]);
});
