export {
  ADVISORY_EVENTS,
  ADVISORY_LEVELS,
  type Advisory,
  type AdvisoryCode,
  type AdvisoryLevel,
  type AdvisoryList,
  advisoriesAt,
  levelOf,
  MAX_ADVISORIES_PER_BEACH,
} from './advisories/advisory.ts';
export { angleBetweenDeg, interpolateDirectionDeg, normalizeDeg, toDegrees, toRadians, wholeDeg } from './angles.ts';
export type { Beach, WaveGrid } from './beach.ts';
export type {
  BeachForecast,
  ForecastDay,
  ForecastSources,
  HourRange,
  OlderRun,
  TrainColumns,
} from './beach-forecast.ts';
export { BREAK_KINDS, type BreakKind, type BreakTraits } from './break-traits.ts';
export type { Column } from './column.ts';
export { COMPASS_POINTS, type CompassPoint, compassPoint } from './compass.ts';
export { type BestHours, type ConsecutiveHours, findBestHours, isLight, isWorthTheTrip } from './day/best-hours.ts';
export { type HalfName, halfAt, splitHalves } from './day/halves.ts';
export { meanScoreParts, roundScoreParts } from './day/mean-parts.ts';
export { beachTraits, type RatedHour, rateHour } from './day/rated-hour.ts';
export { type FaceSpan, type HoursSummary, representHours } from './day/represent-hours.ts';
export { expandHours, type ForecastHour, type LinedTrain } from './forecast-hours.ts';
export { AIR_FRESH_MS, ageMinutes, freshReading, WATER_FRESH_MS, WAVES_FRESH_MS, WIND_FRESH_MS } from './fresh.ts';
export { bearingDeg, distanceKm, type Point, pointAlong } from './great-circle.ts';
export { boxAround, boxWidthDeg, DEFAULT_CENTER, isInBox, type MapBox, middleOfBox, normalizeLon } from './map-box.ts';
export type { WavesJoin } from './nowcast/correct-waves.ts';
export type { WindJoin } from './nowcast/correct-wind.ts';
export { type Nowcast, nowcast } from './nowcast/nowcast.ts';
export { placeWeight } from './nowcast/reach.ts';
export type {
  ListedStation,
  ObservationRow,
  ObservedAtBeach,
  ObservedQuantity,
  Reading,
  RefusedValue,
  StationHistory,
  StationList,
  StationReadings,
} from './observation.ts';
export type { AirSample, OceanAtBeach, OptionalSource, SampleSource, Train, WaveSample } from './ocean-at-beach.ts';
export { type Confidence, confidenceOf, likelyRange, type MeasuredChange } from './runs/confidence.ts';
export { metresOf, shownDayFaceM } from './runs/day-face.ts';
export { chanceOfDay, chanceWithCondition, type DayOdds, dayOdds } from './runs/day-odds.ts';
export { STALE_AFTER_MS, staleHours } from './runs/stale.ts';
export { tenthsOf } from './runs/tenths.ts';
export { faceQuantiles, uncertainFace } from './runs/uncertain-face.ts';
export { type HourScore, type ScoredHour, type ScoreFact, type ScorePart, scoreHour } from './score/score-hour.ts';
export { shorePowers } from './score/swell-mix.ts';
export { isTideStage, TIDE_STAGES, type TideStage, tideStage, tideThirds } from './score/tide-stage.ts';
export { LANDFALLS, type Landfall } from './sea-story/landfalls.ts';
export { composeSeaStory, type SeaStory, type StoryBeach } from './sea-story/sea-story.ts';
export { fanOut, nextLandfall, type SwellFan } from './sea-story/swell-fan.ts';
export {
  type BeachSummary,
  LETTER_CONDITIONS,
  type LightHours,
  type SummaryDay,
  type SummaryPart,
  type SummaryWindow,
  windowLeft,
} from './summary/beach-summary.ts';
export { type SurfAhead, surfAhead } from './summary/surf-ahead.ts';
export type { SunPhases } from './sun/sun-phases.ts';
export {
  type Advice,
  adviseSurfer,
  BOARD_NAMES,
  SKILL_LEVELS,
  type SkillLevel,
  type Surfer,
  type SurfOn,
} from './surf/advice.ts';
export { type BoardName, boardFor } from './surf/board.ts';
export { DANGERS, type Danger, dangerOf } from './surf/danger.ts';
export { isFlat } from './surf/flat.ts';
export { type BodySize, bodySize, surfBounds, surfRange } from './surf/size.ts';
export { USUAL_OVER_SETS } from './surf/statistics.ts';
export { computeWavePowerKwPerM } from './surf/wave-power.ts';
export { findGale, GALE_WITHIN_KM, type Gale, type OceanWind } from './swell-story/gale.ts';
export { judgeStory } from './swell-story/judge-story.ts';
export type { JudgedStory, SwellStory } from './swell-story/story.ts';
export { fitSwellBirth, type SwellBirth, type SwellHour } from './swell-story/swell-birth.ts';
export { composeSwellStory } from './swell-story/swell-story.ts';
export type { StoredTide } from './tides/stored-tide.ts';
export { roundTide, TIDE_STEP_MS, tideLevelAt } from './tides/tide-level.ts';
export type { TideConstituent, TideStation } from './tides/tide-station.ts';
export { addDays, clockMinutes, type LocalDay, listLocalDays, zoneOffsetMinutes } from './time/local-days.ts';
export { runName, runStart } from './time/run-names.ts';
export {
  UNIT_OPTIONS,
  type UnitChoices,
  type UnitName,
  unitChoicesOfSystem,
  unitsOfChoices,
  unitsOfReader,
} from './unit-options.ts';
export {
  FEET_PER_METRE,
  IMPERIAL,
  KNOTS_PER_MPS,
  lengthIn,
  METRIC,
  speedIn,
  surfIn,
  temperatureIn,
  type Units,
  unitsOfSystem,
} from './units.ts';
export type { SwellBand } from './verify/swell-band.ts';
export { computeWaveSpeeds, deepGroupSpeedMps, GRAVITY_MPS2 } from './waves/dispersion.ts';
export { isChop, isPassing } from './waves/passing.ts';
export { FETCH_DIRECTIONS, FETCH_LIMIT_KM, type Fetches, fetchNeededKm } from './waves/swell-fetch.ts';
export {
  type PeriodTransfer,
  type SwellTransfer,
  TRANSFER_DIRECTIONS,
  TRANSFER_PERIODS_S,
} from './waves/swell-transfer.ts';
export { computeSwellWindows, type Sector, type SwellWindow } from './waves/swell-window.ts';
export { describeSky, type Sky, type SkyIcon, type SkyWords } from './weather/sky.ts';
export { adviseWetsuit, type Wetsuit } from './weather/wetsuit.ts';
export { isCalm, windOrigin } from './wind/calm.ts';
export { type Condition, type RatedAir, type Rating, type Reason, rateCondition } from './wind/condition.ts';
export { type WindRelation, windRelation } from './wind/relation.ts';
export { LIGHT_WIND_KT, WIND_LIMITS, windLimitsAt } from './wind/wind-limits.ts';
