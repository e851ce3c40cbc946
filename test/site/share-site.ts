import type { TestProject } from 'vitest/node';
import { startSite } from '../support/cloud.ts';
import { NOW } from '../support/now.ts';

/**
 * Serves the built site from synthetic data, shared by all site tests. If SITE_URL is set, the tests use the running
 * site at that address.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.SITE_URL;
  if (running) {
    project.provide('siteUrl', running);
    return async () => undefined;
  }
  const site = await startSite(NOW);
  project.provide('siteUrl', site.url);
  return site.stop;
}
