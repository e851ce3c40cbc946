export { forecastHours } from './paths.ts';
export { createSampleOcean, RUN_PUBLISHED_AFTER_MS, type SampleFile, type SampleOcean } from './sample-ocean.ts';
