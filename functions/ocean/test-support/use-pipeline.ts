import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Tables } from './hosts.ts';
import { type Pipeline, startPipeline } from './pipeline.ts';

/**
 * Sets up the pipeline for the tests of a file or group. Before each test the pipeline is reset, and its clock set to
 * `hour` hours after `STARTS_AT`.
 */
export function usePipeline(hour = 9, startTables?: () => Promise<Tables>): Pipeline {
  const pipeline = {} as Pipeline;
  beforeAll(async () => void Object.assign(pipeline, await startPipeline(startTables)));
  beforeEach(async () => {
    await pipeline.reset();
    pipeline.setHour(hour);
  });
  afterAll(() => pipeline.stop());
  return pipeline;
}
