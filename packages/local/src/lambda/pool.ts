import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FunctionPlan } from '../template/plan.ts';
import type { Timeline } from '../timeline.ts';
import type { Threads } from './threads.ts';
import type { FunctionFailure } from './worker-protocol.ts';

/** Thrown when a function or its thread fails. Failures of the local cloud itself throw other errors. */
export class FunctionError extends Error {
  readonly errorType: string;
  readonly trace: readonly string[];

  constructor({ errorType, errorMessage, trace }: FunctionFailure) {
    super(errorMessage);
    this.errorType = errorType;
    this.trace = trace;
  }
}

export interface PoolSettings {
  /** The threads that run the function; other pools may share them. */
  readonly threads: Threads;
  readonly environment: Readonly<Record<string, string>>;
  readonly onLine: (line: string) => void;
  /** Awaited before each invocation. */
  readonly ready?: () => Promise<void>;
  /** Returns the priority of the next invocation, in units of `nice`; 0 by default. */
  readonly niceness?: () => number;
  /** Records each load and each run of the function as a span. */
  readonly timeline?: Pick<Timeline, 'begin'>;
}

export interface FunctionPool {
  readonly plan: FunctionPlan;
  /** The most concurrent invocations. */
  readonly cap: number;
  /** Returns the function's result. Throws FunctionError if it fails, times out or crashes. */
  invoke(event: unknown): Promise<unknown>;
  workerCount(): number;
  /** Returns the number of invocations that wait for a thread. */
  waitingCount(): number;
  stop(): Promise<void>;
}

/** Runs the invocations of one Lambda in its threads. */
export function createPool(plan: FunctionPlan, settings: PoolSettings): FunctionPool {
  const { threads, environment, onLine, ready, niceness = () => 0, timeline } = settings;
  const module = locate(plan);
  return {
    plan,
    cap: threads.cap,
    async invoke(event) {
      await ready?.();
      const outcome = await threads.run({
        invocation: { ...module, environment, event, context: contextOf(plan) },
        niceness,
        timeoutMs: plan.timeoutMs,
        onLine,
        beginSpan: (phase) => timeline?.begin(`${plan.label} ${phase}`),
      });
      if ('failure' in outcome) throw new FunctionError(outcome.failure);
      return outcome.result;
    },
    workerCount: threads.count,
    waitingCount: threads.waitingCount,
    stop: threads.stop,
  };
}

function locate({ codeDir, handler }: FunctionPlan): { readonly modulePath: string; readonly exportName: string } {
  const [module = '', exportName = ''] = handler.split('.');
  const path = ['.mjs', '.js', '.cjs']
    .map((extension) => join(codeDir, module + extension))
    .find((one) => existsSync(one));
  if (path === undefined) throw new Error(`There is no module ${module} in ${codeDir}.`);
  return { modulePath: path, exportName };
}

function contextOf(plan: FunctionPlan) {
  return {
    awsRequestId: randomUUID(),
    functionName: plan.name,
    functionVersion: '$LATEST',
    memoryLimitInMB: String(plan.memoryMb),
    callbackWaitsForEmptyEventLoop: false,
    timeoutMs: plan.timeoutMs,
  };
}
