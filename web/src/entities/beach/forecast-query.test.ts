import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { forecastQuery, primeForecast } from './forecast-query.ts';

const at = '2026-11-20T15:00:00.000Z';
const reply = {
  kind: 'place',
  state: 'ready',
  title: 'Folly Surf Forecast',
  name: 'Folly',
  slug: 'folly',
  place: [],
  children: [],
  beaches: [],
  surfUnits: 'ft',
  as_of: at,
  expires: at,
};

test.each([
  ['/forecast/folly?units=2', 2],
  ['/forecast/folly?isAjax=true&units=1', 1],
  ['/forecast/folly', 1],
] as const)('the forecast inlined from %s needs no second request', (path, units) => {
  const client = new QueryClient();
  primeForecast(client, { path, reply });
  expect(client.getQueryData(forecastQuery('folly', units).queryKey)).toBe(reply);
});

test.each([
  { path: '/locationmenu?v=1', reply },
  { path: '/forecast/folly', reply: { error: 'No.' } },
  { path: '/forecast/folly', reply: null },
  { path: '/forecast/folly', reply: { ...reply, beaches: undefined } },
])('a reply that is not a forecast, or has another shape, is ignored', (inlined) => {
  const client = new QueryClient();
  primeForecast(client, inlined);
  expect(client.getQueryCache().getAll()).toHaveLength(0);
});
