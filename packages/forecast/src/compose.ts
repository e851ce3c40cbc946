export { composeForecast, FORECAST_DAYS, type ForecastInput } from './compose/compose-forecast.ts';
export { computeSunPhases } from './sun/sun-phases.ts';
export { createTides, type TideExtreme, type Tides } from './tides/create-tides.ts';
