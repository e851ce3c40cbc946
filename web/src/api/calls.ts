import type * as contracts from '@groundswell/contracts';
import type { Call, ParamsOf, QueryOf, ReplyOf } from '@groundswell/contracts';

/** What the browser needs of a call at run time. The schemas stay out of the bundle; the types hold both to one contract. */
export interface Address<C extends Call> {
  readonly name: C['name'];
  readonly method: C['method'];
  readonly path: C['path'];
}
export type { Call, ParamsOf, QueryOf, ReplyOf };

export const calls = {
  getForecast: { name: 'get-forecast', method: 'GET', path: '/forecast/{fcstId}' },
  getWeather: { name: 'get-weather', method: 'GET', path: '/weather/{slug}' },
  getLocationMenu: { name: 'get-location-menu', method: 'GET', path: '/locationmenu' },
  findNearestBeach: { name: 'find-nearest-beach', method: 'GET', path: '/api/beach/nearby/lat/{lat}/lon/{lon}' },
  listPopularBeaches: { name: 'list-popular-beaches', method: 'GET', path: '/api/beach/popular' },
  getBuoy: { name: 'get-buoy', method: 'GET', path: '/api/buoy/{buoyId}' },
  getSiteAlert: { name: 'get-site-alert', method: 'GET', path: '/api/alert' },
} as const satisfies {
  [Name in keyof typeof contracts as (typeof contracts)[Name] extends Call
    ? Name
    : never]?: (typeof contracts)[Name] extends Call ? Address<(typeof contracts)[Name]> : never;
};

export type CallName = keyof typeof calls;
export type CallOf<Name extends CallName> = (typeof contracts)[Name];
