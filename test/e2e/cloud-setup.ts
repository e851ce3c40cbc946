import type { TestProject } from 'vitest/node';
import { startCloud } from '../support/cloud.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
  }
}

/** The day on which all end-to-end tests take place. */
export const NOW = '2026-11-20T15:00:00Z';

/** Runs the whole cloud on the sample ocean for all end-to-end tests; SITE_URL names one that runs already. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.SITE_URL;
  if (running) {
    project.provide('siteUrl', running);
    return async () => undefined;
  }
  const cloud = await startCloud({ now: NOW });
  project.provide('siteUrl', cloud.url);
  return cloud.stop;
}
