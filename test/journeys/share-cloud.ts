import type { TestProject } from 'vitest/node';
import { startKeptCloud } from '../support/kept-cloud.ts';

/** Runs the whole cloud on the sample ocean, shared by all journeys; SITE_URL names a cloud that runs already. */
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
