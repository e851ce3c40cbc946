export { type BuoyErrors, presentBuoyErrors, presentErrors } from './accuracy/present-accuracy.ts';
export { describeWindows, type WindowDescription } from './alerts/describe-windows.ts';
export { type AlertsOf, presentAlert } from './alerts/present-alert.ts';
export { bestBoard } from './beach/best-board.ts';
export { type ForecastReader, type PresentInput, presentForecast } from './beach/present-forecast.ts';
export type { CodePurpose, LetterWords, Notice } from './letters/letter-words.ts';
export { letterWordsOf } from './letters/letter-words-of.ts';
export { presentWeather, type WeatherInput } from './now/present-weather.ts';
export { type BeachDaysOf, presentBeachDays } from './overview/present-beach-days.ts';
export {
  type OverviewBeach,
  type OverviewInput,
  type OverviewPlace,
  presentOverview,
} from './overview/present-overview.ts';
export { type Colour, PALETTE } from './palette.ts';
export { limitSentence, READ_ONLY, timeFrameSentence } from './refusals/alert-refusals.ts';
export { noBeachSentence } from './refusals/no-beach.ts';
export { type BuoyInput, presentBuoy, type StationZone, zoneOfLongitude } from './stations/present-buoy.ts';
export { type MapBox, MOST_SQUARE_DEG, presentMapStations } from './stations/present-map-stations.ts';
export { clockText, dateText, hourText } from './texts/clock-text.ts';
export { escapeMarkup } from './texts/escape-markup.ts';
export { speedText, temperatureText, tideText, trainText, windText } from './texts/quantities.ts';
export { heightText, surfNumbers, surfSpanText, surfText } from './texts/surf-text.ts';
export { tellWindow } from './texts/tell-window.ts';
export { type Voice, type VoiceOf, voiceOf } from './words/voice.ts';
export type { Words } from './words/words.ts';
export { wordsOf } from './words/words-of.ts';
