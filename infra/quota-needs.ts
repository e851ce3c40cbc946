import { areas, type Call, pathsOf } from '@groundswell/contracts';
import { methodsOf } from './constructs/area-functions.ts';
import { jobNeeds } from './needs/all-needs.ts';
import type { JobNeeds } from './needs/needs.ts';
import { isTrial, queueConcurrency, type Stage } from './stage.ts';

/** The parts of a deployment that count against quotas of AWS. A test compares them with the templates. */
export interface QuotaNeeds {
  /** The functions that the queues run at the same time when all of them have work. */
  readonly workersAtOnce: number;
  /** The part of `workersAtOnce` that sends emails. */
  readonly mailersAtOnce: number;
  readonly routes: number;
  readonly integrations: number;
  readonly distributions: number;
  readonly cachePolicies: number;
}

/** Counts what one deployment of a stage needs. */
export function countQuotaNeeds(stage: Stage): QuotaNeeds {
  const jobs: readonly (readonly [string, JobNeeds])[] = Object.entries(jobNeeds);
  const atOnce = (some: typeof jobs) =>
    some.reduce((sum, [name, { runs }]) => sum + ('atOnce' in runs ? queueConcurrency(stage, name, runs) : 0), 0);
  const calls: readonly Call[] = Object.values(areas).flat();
  return {
    workersAtOnce: atOnce(jobs),
    mailersAtOnce: atOnce(jobs.filter(([, { mails }]) => mails)),
    // The fallback for unknown paths is one more route.
    routes: 1 + calls.reduce((sum, call) => sum + pathsOf(call).length * methodsOf(call).length, 0),
    integrations: 1 + calls.length,
    distributions: 2,
    cachePolicies: isTrial(stage) ? 2 : 12,
  };
}
