import type { TestProject } from 'vitest/node';
import { startCloudAt, startKeptCloud } from '../support/kept-cloud.ts';

/**
 * Runs the whole local cloud on the sample ocean, shared by all journeys. If SITE_URL is set, the journeys use the
 * running cloud at that address. If AWS_CLOUD_ENDPOINT is set, the cloud keeps its data there.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { SITE_URL: running, AWS_CLOUD_ENDPOINT: endpoint } = process.env;
  if (running) {
    project.provide('siteUrl', running);
    return async () => undefined;
  }
  const cloud = await (endpoint ? startCloudAt(endpoint) : startKeptCloud());
  project.provide('siteUrl', cloud.url);
  return cloud.stop;
}
