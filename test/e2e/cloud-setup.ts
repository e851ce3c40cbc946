import type { TestProject } from 'vitest/node';
import { startCloud } from '../support/cloud.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
  }
}

/** Runs the whole cloud on the sample ocean, on a day that never changes, for all end-to-end tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cloud = await startCloud({ now: '2026-11-20T15:00:00Z' });
  project.provide('siteUrl', cloud.url);
  return cloud.stop;
}
