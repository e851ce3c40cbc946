export {
  createSampleOcean,
  type ListedFile,
  RUN_PUBLISHED_AFTER_MS,
  type SampleFile,
  type SampleOcean,
} from './sample-ocean.ts';
