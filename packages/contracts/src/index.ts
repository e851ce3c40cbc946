import { getAccuracy } from './accuracy.ts';
import type { Call } from './call.ts';
import { getForecast, getForecastLatLon, getWeather } from './forecast.ts';
import { findNearestBeach, getLocationMenu, getNearbyName } from './places.ts';
import { listPopularBeaches } from './popular.ts';
import { getShareImage } from './share.ts';
import { getScriptVars, getSiteAlert } from './site.ts';
import { getBuoy, listMapStations } from './stations.ts';

/** Every call, by the area whose folder answers it: `functions/<area>/<call.name>.ts`. */
export const areas = {
  accuracy: [getAccuracy],
  forecast: [getForecast, getForecastLatLon, getWeather, listPopularBeaches],
  places: [getLocationMenu, getNearbyName, findNearestBeach],
  share: [getShareImage],
  site: [getScriptVars, getSiteAlert],
  stations: [getBuoy, listMapStations],
} as const satisfies Record<string, readonly Call[]>;

export { Accuracy, type AccuracyReply } from './accuracy.ts';
export type { Access, BodyOf, Cache, Call, Method, ParamsOf, QueryOf, ReplyOf } from './call.ts';
export { call } from './call.ts';
export { CurrentWeather, type CurrentWeatherReply } from './current-weather.ts';
export type { DayReply } from './day.ts';
export { ErrorEnvelope } from './errors.ts';
export { LANGUAGES, type Language } from './fields.ts';
export { Forecast, type ForecastReply } from './forecast.ts';
export { BeachDay, type BeachDayReply, PlaceOverview, type PlaceOverviewReply } from './overview.ts';
export { pages } from './pages.ts';
export { LocationMenu, type LocationMenuReply } from './places.ts';
export { PopularBeaches, type PopularBeachesReply } from './popular.ts';
export { Buoy, type BuoyReply, MapStations, type MapStationsReply } from './stations.ts';
export type { TimelineReply } from './timeline.ts';
export {
  findNearestBeach,
  getAccuracy,
  getBuoy,
  getForecast,
  getForecastLatLon,
  getLocationMenu,
  getNearbyName,
  getScriptVars,
  getShareImage,
  getSiteAlert,
  getWeather,
  listMapStations,
  listPopularBeaches,
};
