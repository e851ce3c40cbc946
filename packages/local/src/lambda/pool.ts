import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FunctionPlan } from '../template/plan.ts';
import type { Timeline } from '../timeline.ts';
import { eachLine } from './lines.ts';
import { type FunctionFailure, LOADED, type Outcome, type WorkerSettings } from './worker-protocol.ts';

/** A failure inside a function, or of its worker; never of the cloud around it. */
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
  /** The bundled `worker.ts`. */
  readonly workerUrl: URL;
  readonly environment: Readonly<Record<string, string>>;
  readonly clockOffsetMs: number;
  /** Concurrent invocations; more wait for their turn. */
  readonly cap: number;
  /** An idle worker is stopped after this time. */
  readonly idleMs: number;
  readonly onLine: (line: string) => void;
  /** The priority of the next invocation, as of `nice`; 0 by default. */
  readonly niceness?: () => number;
  /** Told of each load and each run of the function. */
  readonly timeline?: Pick<Timeline, 'begin'>;
}

export interface FunctionPool {
  readonly plan: FunctionPlan;
  /** Concurrent invocations. */
  readonly cap: number;
  /** The function's result. Throws FunctionError when it fails, takes too long or breaks down. */
  invoke(event: unknown): Promise<unknown>;
  workerCount(): number;
  stop(): Promise<void>;
}

interface Slot {
  readonly worker: Worker;
  /** The invocation in progress. */
  job?: { readonly settle: (outcome: Outcome) => void; timer: NodeJS.Timeout; endSpan?: () => void };
  isLoaded: boolean;
  idleTimer?: NodeJS.Timeout;
}

/** By itself V8 takes 48 MB for what each thread has just made; present takes as long with half of that. */
const YOUNG_MB = 24;
/** Lambda allows ten seconds for loading; this machine may be loading all functions at once. */
const LOADING_LIMIT_MS = 30_000;

/** The threads of one Lambda, started on demand and kept for the next invocation. */
export function createPool(plan: FunctionPlan, settings: PoolSettings): FunctionPool {
  const slots = new Set<Slot>();
  const waiting: (() => void)[] = [];
  const workerData: WorkerSettings = { ...locate(plan), clockOffsetMs: settings.clockOffsetMs };
  let stopped = false;

  return {
    plan,
    cap: settings.cap,
    invoke: (event) =>
      new Promise((resolve, reject) => {
        const settle = (outcome: Outcome) =>
          'failure' in outcome ? reject(new FunctionError(outcome.failure)) : resolve(outcome.result);
        const start = () => {
          if (stopped) return settle(failed('Runtime.Stopped', 'The local cloud is stopping.'));
          run(freeSlot() ?? startSlot(), event, settle);
        };
        if (freeSlot() || slots.size < settings.cap) start();
        else waiting.push(start);
      }),
    workerCount: () => slots.size,
    async stop() {
      stopped = true;
      for (const start of waiting.splice(0)) start();
      await Promise.all(
        [...slots].map((slot) => drop(slot, failed('Runtime.Stopped', 'The local cloud is stopping.'))),
      );
    },
  };

  function beginSpan(phase: 'load' | 'run') {
    return settings.timeline?.begin(`${plan.label} ${phase}`);
  }

  function freeSlot(): Slot | undefined {
    return [...slots].find(({ job }) => !job);
  }

  function startSlot(): Slot {
    const worker = new Worker(settings.workerUrl, {
      workerData,
      env: { ...settings.environment },
      stdout: true,
      stderr: true,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: plan.memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    const slot: Slot = { worker, isLoaded: false };
    slots.add(slot);
    eachLine(worker.stdout, settings.onLine);
    eachLine(worker.stderr, settings.onLine);
    worker.on('message', (said: Outcome | typeof LOADED) => {
      if (said === LOADED) startTime(slot);
      else finish(slot, said);
    });
    worker.on('error', (error: Error) => void drop(slot, failed('Runtime.ExitError', error.message, error.stack)));
    worker.on(
      'exit',
      (code) => void drop(slot, failed('Runtime.ExitError', `The function ended by itself (${code}).`)),
    );
    return slot;
  }

  function run(slot: Slot, event: unknown, settle: (outcome: Outcome) => void) {
    clearTimeout(slot.idleTimer);
    const late = () => void drop(slot, failed('Sandbox.Timedout', 'The function takes too long to load.'));
    slot.job = {
      settle,
      timer: setTimeout(late, LOADING_LIMIT_MS),
      endSpan: slot.isLoaded ? undefined : beginSpan('load'),
    };
    if (slot.isLoaded) startTime(slot);
    slot.worker.postMessage({ event, context: contextOf(plan), niceness: settings.niceness?.() ?? 0 });
  }

  function startTime(slot: Slot) {
    slot.isLoaded = true;
    if (!slot.job) return;
    clearTimeout(slot.job.timer);
    slot.job.endSpan?.();
    slot.job.endSpan = beginSpan('run');
    const seconds = (plan.timeoutMs / 1000).toFixed(2);
    const timeOut = () => void drop(slot, failed('Sandbox.Timedout', `Task timed out after ${seconds} seconds`));
    slot.job.timer = setTimeout(timeOut, plan.timeoutMs);
  }

  function finish(slot: Slot, outcome: Outcome) {
    settleJob(slot, outcome);
    const next = waiting.shift();
    if (next) return next();
    slot.idleTimer = setTimeout(() => void drop(slot, failed('Runtime.Stopped', 'Idle.')), settings.idleMs);
    slot.idleTimer.unref();
  }

  async function drop(slot: Slot, outcome: Outcome) {
    if (!slots.delete(slot)) return;
    clearTimeout(slot.idleTimer);
    // A function that does not load, breaks down or hangs logs nothing itself.
    if (slot.job && !stopped && 'failure' in outcome) settings.onLine(errorLine(outcome.failure));
    settleJob(slot, outcome);
    waiting.shift()?.();
    await slot.worker.terminate();
  }

  function settleJob(slot: Slot, outcome: Outcome) {
    const { job } = slot;
    slot.job = undefined;
    clearTimeout(job?.timer);
    job?.endSpan?.();
    job?.settle(outcome);
  }
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

function errorLine({ errorMessage }: FunctionFailure): string {
  return JSON.stringify({ level: 'error', error: { message: errorMessage } });
}

function failed(errorType: string, errorMessage: string, stack = ''): Outcome {
  return { failure: { errorType, errorMessage, trace: stack.split('\n') } };
}
