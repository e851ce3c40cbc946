import { expect, test } from 'vitest';
import { createRouter } from './match-route.ts';

const route = createRouter(
  [
    'GET /forecast/{fcstId}',
    'GET /forecast/lat-lon/{beach}',
    'ANY /api/{rest+}',
    'POST /api/alert',
    'GET /api/alert',
    '$default',
  ].map((routeKey) => ({ routeKey, functionName: routeKey })),
);

test.each([
  ['GET', '/forecast/folly-beach', 'GET /forecast/{fcstId}', { fcstId: 'folly-beach' }],
  ['GET', '/forecast/lat-lon/folly', 'GET /forecast/lat-lon/{beach}', { beach: 'folly' }],
  ['GET', '/forecast/a%2Fb%20c', 'GET /forecast/{fcstId}', { fcstId: 'a/b c' }],
  ['GET', '/forecast/%zz', 'GET /forecast/{fcstId}', { fcstId: '%zz' }],
  ['GET', '/api/alert', 'GET /api/alert', {}],
  ['DELETE', '/api/alert', 'ANY /api/{rest+}', { rest: 'alert' }],
  ['GET', '/api/a/b', 'ANY /api/{rest+}', { rest: 'a/b' }],
  ['POST', '/forecast/folly-beach', '$default', {}],
  ['GET', '/forecast/', '$default', {}],
])('%s %s takes %s', (method, path, routeKey, params) => {
  expect(route(method, path)).toEqual({ route: { routeKey, functionName: routeKey }, params });
});

test('without a default an unknown path has no route', () => {
  expect(createRouter([{ routeKey: 'GET /a', functionName: 'a' }])('GET', '/b')).toBeUndefined();
});
