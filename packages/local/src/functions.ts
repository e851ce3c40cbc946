import { availableParallelism } from 'node:os';
import { createPool, type FunctionPool } from './lambda/pool.ts';
import { findPatientQueues } from './template/find-queue.ts';
import type { CloudPlan, FunctionPlan } from './template/plan.ts';
import type { Timeline } from './timeline.ts';

export interface FunctionsSettings {
  /** The bundled `lambda/worker.ts`. */
  readonly workerUrl: URL;
  /** Where the services listen: `AWS_ENDPOINT_URL_S3` and so on. */
  readonly endpoints: Readonly<Record<string, string>>;
  /** Settings that replace those of the template, in functions that have them. */
  readonly overrides: Readonly<Record<string, string>>;
  readonly clockOffsetMs: number;
  /** Times the timeouts of the template: a machine that runs tests is slower. */
  readonly timeoutFactor?: number;
  readonly onLine: (functionName: string, line: string) => void;
  /** The priority of a function, as of `nice`. */
  readonly nicenessOf?: (functionName: string) => number;
  readonly timeline?: Pick<Timeline, 'begin'>;
}

/**
 * Concurrent invocations: two for a call; for a queue's consumer as many as there are processors, four at most; charts,
 * which have no reader waiting, are drawn one at a time.
 */
const CALLS_AT_ONCE = 2;
const LEAST_JOBS_AT_ONCE = 2;
const MOST_JOBS_AT_ONCE = 4;
/** Keeps a call warm for a visitor who returns within minutes. */
const CALL_IDLE_MS = 300_000;
/** Of some twenty jobs at a first start each gives its memory back soon. */
const JOB_IDLE_MS = 5_000;

/** A pool of threads for each function of the template; threads start at the first call. */
export function createFunctions(plan: CloudPlan, settings: FunctionsSettings): ReadonlyMap<string, FunctionPool> {
  const { timeoutFactor = 1 } = settings;
  const called = new Set([
    ...plan.apis.flatMap(({ routes, authorizers }) =>
      [...routes, ...authorizers.values()].map(({ functionName }) => functionName),
    ),
    // Readers wait for calls.
    ...plan.userPools.flatMap(({ triggers }) => Object.values(triggers)),
  ]);
  const patient = findPatientQueues(plan);
  const fed = new Set(
    plan.mappings.filter(({ queueName }) => !patient.includes(queueName)).map(({ functionName }) => functionName),
  );
  const jobsAtOnce = Math.max(LEAST_JOBS_AT_ONCE, Math.min(MOST_JOBS_AT_ONCE, availableParallelism()));

  return new Map(
    plan.functions.map((one) => [
      one.name,
      createPool(
        { ...one, timeoutMs: one.timeoutMs * timeoutFactor },
        {
          workerUrl: settings.workerUrl,
          environment: environmentOf(one, plan.region, settings),
          clockOffsetMs: settings.clockOffsetMs,
          cap: called.has(one.name) ? CALLS_AT_ONCE : fed.has(one.name) ? jobsAtOnce : 1,
          idleMs: called.has(one.name) ? CALL_IDLE_MS : JOB_IDLE_MS,
          onLine: (line) => settings.onLine(logNameOf(one), line),
          niceness: () => settings.nicenessOf?.(one.name) ?? 0,
          timeline: settings.timeline,
        },
      ),
    ]),
  );
}

/** The function's readable name, `forecast/get-forecast`, as a file name. */
export function logNameOf({ label }: Pick<FunctionPlan, 'label'>): string {
  return label.replaceAll(/[^\w.-]+/g, '-');
}

function environmentOf(plan: FunctionPlan, region: string, { endpoints, overrides }: FunctionsSettings) {
  const replaced = Object.entries(overrides).filter(([name]) => name in plan.environment);
  const { CHECK_REPLIES } = process.env;
  return {
    TZ: 'UTC',
    LANG: 'en_US.UTF-8',
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_EC2_METADATA_DISABLED: 'true',
    // Its notice about this machine's Node does not apply to Lambda.
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    AWS_LAMBDA_FUNCTION_NAME: plan.name,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(plan.memoryMb),
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    ...(CHECK_REPLIES !== undefined && { CHECK_REPLIES }),
    ...endpoints,
    ...plan.environment,
    ...Object.fromEntries(replaced),
  };
}
