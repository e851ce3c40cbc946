export { expandHours, type ForecastHour, type LinedTrain } from './forecast-hours.ts';
export { bestBoard } from './view/best-board.ts';
export { type BuoyInput, presentBuoy, type StationZone, zoneOfLongitude } from './view/buoy/present-buoy.ts';
export { type MapBox, MOST_SQUARE_DEG, presentMapStations } from './view/buoy/present-map-stations.ts';
export type { WireBuoy, WireMapStations } from './view/buoy/wire-buoy.ts';
export { AIR_FRESH_MS, WATER_FRESH_MS, WAVES_FRESH_MS, WIND_FRESH_MS } from './view/measured-now.ts';
export { type BeachDaysOf, presentBeachDays } from './view/overview/present-beach-days.ts';
export {
  type OverviewBeach,
  type OverviewInput,
  type OverviewPlace,
  presentOverview,
} from './view/overview/present-overview.ts';
export type { WireBeachDay, WireOverview } from './view/overview/wire-overview.ts';
export { type ForecastReader, type PresentInput, presentForecast, STALE_AFTER_MS } from './view/present-forecast.ts';
export { presentWeather, type WeatherInput } from './view/present-weather.ts';
export { type FaceSpan, type Represented, representHours } from './view/represent.ts';
export { tellWindow, type WindowToTell } from './view/tell-window.ts';
export { speedText, temperatureText, tideText, trainText, windText } from './view/texts.ts';
export type { WireForecast, WireWeather } from './view/wire.ts';
export { type Voice, type VoiceOf, voiceOf } from './words/voice.ts';
export type { Words } from './words/words.ts';
export { wordsOf } from './words/words-of.ts';
