import type { TestProject } from 'vitest/node';
import { startKeptCloud } from '../support/kept-cloud.ts';

/**
 * Runs the whole local cloud on the sample ocean, shared by all journeys. If SITE_URL is set, the journeys use the
 * running cloud at that address.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.SITE_URL;
  if (running) {
    project.provide('siteUrl', running);
    return async () => undefined;
  }
  const cloud = await startKeptCloud();
  project.provide('siteUrl', cloud.url);
  return cloud.stop;
}
