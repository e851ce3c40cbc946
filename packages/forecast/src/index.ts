export { angleBetweenDeg, interpolateDirectionDeg, normalizeDeg, toDegrees, toRadians } from './angles.ts';
export type { Beach, WaveGrid } from './beach.ts';
export type {
  BeachForecast,
  ForecastDay,
  ForecastSources,
  HourRange,
  OlderRun,
  TrainColumns,
} from './beach-forecast.ts';
export type { Column } from './column.ts';
export { type CompassPoint, compassPoint } from './compass.ts';
export { bearingDeg, distanceKm, type Point, pointAlong } from './great-circle.ts';
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
export type { AirSample, OceanAtBeach, SampleSource, Train, WaveSample } from './ocean-at-beach.ts';
export { type HourScore, type ScoredHour, type ScoreFact, type ScorePart, scoreHour } from './score/score-hour.ts';
export { isTideStage, TIDE_STAGES, type TideStage } from './score/tide-stage.ts';
export type { BeachSummary, SummaryDay, SummaryPart, SummaryWindow } from './summary/beach-summary.ts';
export type { SunPhases } from './sun/sun-phases.ts';
export { bodySize } from './surf/body-size.ts';
export { isFlat } from './surf/flat.ts';
export { heightText, surfBounds, surfSpanText, surfText } from './surf/size.ts';
export type { StoredTide } from './tides/stored-tide.ts';
export type { TideConstituent, TideStation } from './tides/tide-station.ts';
export { clockText, dateText, hourText } from './time/clock-text.ts';
export { clockMinutes, HOUR_MS, type LocalDay, listLocalDays, zoneOffsetMinutes } from './time/local-days.ts';
export { UNIT_OPTIONS, type UnitChoices, unitChoicesOfSystem, unitsOfChoices, unitsOfReader } from './unit-options.ts';
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
export type { SwellWindow } from './waves/swell-window.ts';
export { describeSky, type Sky, type SkyIcon } from './weather/sky.ts';
export { adviseWetsuit } from './weather/wetsuit.ts';
export { windOrigin } from './wind/calm.ts';
export { type Condition, type Rating, type Reason, rateCondition } from './wind/condition.ts';
export { type WindRelation, windRelation } from './wind/relation.ts';
export { LIGHT_WIND_KT, WIND_LIMITS } from './wind/wind-limits.ts';
