import { areas, type Call, pathsOf } from '@groundswell/contracts';
import { methodsOf } from './constructs/area-functions.ts';
import { jobNeeds } from './needs/all-needs.ts';
import type { JobNeeds } from './needs/needs.ts';

/** The parts of a deployment that count against quotas of AWS. A test compares them with the templates. */
export interface QuotaNeeds {
  /** The functions that the queues run at the same time when all of them have work. */
  readonly workersAtOnce: number;
  /** Of these, the ones that send emails. */
  readonly mailersAtOnce: number;
  readonly routes: number;
  readonly integrations: number;
  readonly distributions: number;
  readonly cachePolicies: number;
}

export function countQuotaNeeds(): QuotaNeeds {
  const jobs: readonly JobNeeds[] = Object.values(jobNeeds);
  const atOnce = (some: readonly JobNeeds[]) =>
    some.reduce((sum, { runs }) => sum + ('atOnce' in runs ? runs.atOnce : 0), 0);
  const calls: readonly Call[] = Object.values(areas).flat();
  return {
    workersAtOnce: atOnce(jobs),
    mailersAtOnce: atOnce(jobs.filter(({ mails }) => mails)),
    // One more than the calls: the fallback for unknown paths.
    routes: 1 + calls.reduce((sum, call) => sum + pathsOf(call).length * methodsOf(call).length, 0),
    integrations: 1 + calls.length,
    distributions: 2,
    cachePolicies: 12,
  };
}
