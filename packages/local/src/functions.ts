import { availableParallelism } from 'node:os';
import { createPool, type FunctionPool } from './lambda/pool.ts';
import { createThreads, type Threads } from './lambda/threads.ts';
import type { CloudPlan, FunctionPlan } from './template/plan.ts';
import type { Timeline } from './timeline.ts';

export interface FunctionsSettings {
  /** The bundled `lambda/worker.ts`. */
  readonly workerUrl: URL;
  /** The services' addresses (`AWS_ENDPOINT_URL_S3` and so on), and the credentials for signing. */
  readonly endpoints: Readonly<Record<string, string>>;
  /** Settings that override the template's environment variables, in functions for which the template declares them. */
  readonly overrides: Readonly<Record<string, string>>;
  readonly clockOffsetMs: number;
  /** A factor for the template's timeouts, because a machine that runs tests is slower. */
  readonly timeoutFactor?: number;
  readonly onLine: (functionName: string, line: string) => void;
  /** Awaited before each invocation, because the table engine may be restarting. */
  readonly ready?: () => Promise<void>;
  /** Names of the functions that work in the background. */
  readonly background?: ReadonlySet<string>;
  /** Returns the priority of background functions, in units of `nice`. */
  readonly niceness?: () => number;
  readonly timeline?: Pick<Timeline, 'begin'>;
}

/**
 * The most concurrent invocations of a function that serves requests. Background functions share one thread per
 * processor, from two to four, plus one for schedules.
 */
const CALLS_AT_ONCE = 2;
const LEAST_JOBS_AT_ONCE = 2;
const MOST_JOBS_AT_ONCE = 4;
/** Keeps the threads of functions that serve requests warm for a visitor who returns within minutes. */
const CALL_IDLE_MS = 300_000;
/** A first start runs some twenty jobs; short idle times free their memory early. */
const JOB_IDLE_MS = 5_000;

export interface Functions {
  readonly pools: ReadonlyMap<string, FunctionPool>;
  /** The threads that background functions share. */
  readonly threads: Threads;
}

/**
 * Creates a pool for each function of the template; threads start at the first call. Background functions share
 * threads, so that each thread loads the SDK once for all of them.
 */
export function createFunctions(plan: CloudPlan, settings: FunctionsSettings): Functions {
  const { timeoutFactor = 1 } = settings;
  const called = new Set([
    ...plan.apis.flatMap(({ routes, authorizers }) =>
      [...routes, ...authorizers.values()].map(({ functionName }) => functionName),
    ),
    // Cognito's triggers run while a reader waits for a sign-in.
    ...plan.userPools.flatMap(({ triggers }) => Object.values(triggers)),
  ]);
  const { workerUrl, clockOffsetMs, background = new Set() } = settings;
  const jobsAtOnce = Math.max(LEAST_JOBS_AT_ONCE, Math.min(MOST_JOBS_AT_ONCE, availableParallelism()));
  const threadsOf = (cap: number, idleMs: number, memoryMb: number): Threads =>
    createThreads({ workerUrl, clockOffsetMs, cap, idleMs, memoryMb });
  const most = Math.max(
    0,
    ...plan.functions.filter(({ name }) => background.has(name)).map(({ memoryMb }) => memoryMb),
  );
  const shared = threadsOf(jobsAtOnce + 1, JOB_IDLE_MS, most);
  const ownThreads = ({ name, memoryMb }: FunctionPlan) =>
    called.has(name) ? threadsOf(CALLS_AT_ONCE, CALL_IDLE_MS, memoryMb) : threadsOf(jobsAtOnce, JOB_IDLE_MS, memoryMb);

  const pools = new Map(
    plan.functions.map((one) => [
      one.name,
      createPool(
        { ...one, timeoutMs: one.timeoutMs * timeoutFactor },
        {
          threads: background.has(one.name) ? shared : ownThreads(one),
          environment: environmentOf(one, plan.region, settings),
          onLine: (line) => settings.onLine(logNameOf(one), line),
          ready: settings.ready,
          niceness: background.has(one.name) ? settings.niceness : undefined,
          timeline: settings.timeline,
        },
      ),
    ]),
  );
  return { pools, threads: shared };
}

/** Returns the function's readable name, such as `forecast/get-forecast`, as a file name. */
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
    AWS_EC2_METADATA_DISABLED: 'true',
    // The SDK's warning concerns this machine's Node version, which differs from Lambda's.
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    AWS_LAMBDA_FUNCTION_NAME: plan.name,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(plan.memoryMb),
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    ...(CHECK_REPLIES !== undefined && { CHECK_REPLIES }),
    ...endpoints,
    ...plan.environment,
    // Without a namespace the log lines show the metrics without CloudWatch's format around them.
    METRICS_NAMESPACE: '',
    ...Object.fromEntries(replaced),
  };
}
