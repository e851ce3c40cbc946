export { LEAST_PAIRS } from './accuracy/least-pairs.ts';
export { presentBuoyErrors, presentErrors } from './accuracy/present-accuracy.ts';
export { presentReliability } from './accuracy/present-reliability.ts';
export {
  advisoryOfDay,
  flagAdvisory,
  higherSurfAdvisoryOn,
  isOfHighSurf,
  isWarnedOfHigher,
} from './advisories/present-advisories.ts';
export { describeWindows } from './alerts/describe-windows.ts';
export { presentAlert } from './alerts/present-alert.ts';
export { type Editorial, type ForecastReader, presentForecast } from './beach/present-forecast.ts';
export { calendarWordsOf } from './calendar/calendar-words.ts';
export { oddsPhrase } from './calendar/odds-phrase.ts';
export { compareDays } from './compare/compare-days.ts';
export type { CodePurpose, EmailWords, Notice } from './email/email-words.ts';
export { emailWordsOf } from './email/email-words-of.ts';
export type { PlanEnd } from './email/plan/plan-words.ts';
export { type GuideInput, presentGuide } from './guide/present-guide.ts';
export { presentStory } from './guide/present-story.ts';
export { type MapStillInput, presentMapStill } from './home/present-map-still.ts';
export { presentReach, type ReachBeach, type ReachInput } from './home/present-reach.ts';
export { type NearbyBeach, presentNearby } from './nearby/present-nearby.ts';
export { presentWeather } from './now/present-weather.ts';
export { presentOpenAdvisories } from './open/open-advisories.ts';
export { presentOpenForecast, presentOpenNow, presentOpenTides } from './open/open-beach.ts';
export { presentOpenObservations, presentOpenStation } from './open/open-stations.ts';
export { awaitsBeaches, awaitsLocations } from './overview/awaits-beaches.ts';
export { oldestUpdate } from './overview/oldest-update.ts';
export { presentBeachDays } from './overview/present-beach-days.ts';
export {
  type OverviewBeach,
  type OverviewInput,
  type OverviewPlace,
  presentOverview,
} from './overview/present-overview.ts';
export { type Colour, PALETTE } from './palette.ts';
export { placeName } from './places/place-name.ts';
export { presentLocationMenu } from './places/present-location-menu.ts';
export { REGIONS } from './places/regions.ts';
export { presentPoint } from './points/present-point.ts';
export { limitRefusal, timeFrameRefusal } from './refusals/alert-refusals.ts';
export { presentEditorial } from './site/present-editorial.ts';
export { presentFaq } from './site/present-faq.ts';
export { firstDayOfStats, presentPostStats } from './site/present-post-stats.ts';
export { presentRevision } from './site/present-revision.ts';
export { presentUpload } from './site/present-upload.ts';
export { presentBuoy, type StationZone, zoneNear, zoneOfLongitude } from './stations/present-buoy.ts';
export { presentMapStations } from './stations/present-map-stations.ts';
export { presentStatus } from './status/present-status.ts';
export { presentSurf } from './surfs/present-surf.ts';
export { awayText } from './texts/away-text.ts';
export { momentText } from './texts/clock-text.ts';
export { dateFormat, dateText } from './texts/date-format.ts';
export { escapeMarkup } from './texts/escape-markup.ts';
export { modelName } from './texts/model-name.ts';
export { tideText, windText } from './texts/quantities.ts';
export { stationName } from './texts/station-name.ts';
export { shownCondition, surfNumbers, surfSpanText } from './texts/surf-text.ts';
export { bestHoursText, windowTexts } from './texts/window-texts.ts';
export { addMonths, monthsBetween } from './tide-chart/months.ts';
export { presentTideChart } from './tide-chart/present-tide-chart.ts';
export { type TideChartWords, tideChartWordsOf } from './tide-chart/tide-chart-words.ts';
export { type Voice, voiceOf } from './words/voice.ts';
export type { SheetColumn, Words } from './words/words.ts';
export { wordsOf } from './words/words-of.ts';
