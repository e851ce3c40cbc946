export { composeForecast, FORECAST_DAYS, type ForecastInput } from './compose/compose-forecast.ts';
export { compareRuns } from './runs/compare-runs.ts';
export { EARLIER_RUNS, type EarlierRuns } from './runs/earlier-runs.ts';
export { summarizeForecast } from './summary/summarize-forecast.ts';
export { computeSunPhases } from './sun/sun-phases.ts';
export type { TideExtreme } from './tides/extremes.ts';
export { predictTide, type TidePrediction } from './tides/predict-tide.ts';
export { computeSurf } from './waves/surf.ts';
