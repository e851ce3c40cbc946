import type { TestProject } from 'vitest/node';
import { startSite } from '../support/cloud.ts';
import { NOW } from '../support/now.ts';

/** Serves the built site from a made world, shared by all its tests. SITE_URL names a running site. */
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
