import { Worker } from 'node:worker_threads';
import { endThread } from '../end-thread.ts';
import {
  type FunctionFailure,
  type Invocation,
  LOADED,
  type Outcome,
  type ThreadMessage,
  type ThreadSettings,
} from './worker-protocol.ts';

export interface ThreadsSettings extends ThreadSettings {
  /** The bundled `worker.ts`. */
  readonly workerUrl: URL;
  /** The most concurrent invocations; further ones wait. */
  readonly cap: number;
  /** An idle thread is stopped after this time. */
  readonly idleMs: number;
  /** The memory limit of a thread, as in Lambda's settings. */
  readonly memoryMb: number;
}

/** An invocation with its callbacks. */
interface Task {
  readonly invocation: Omit<Invocation, 'niceness'>;
  /** Called when a thread takes the task; returns the priority in units of `nice`. */
  readonly niceness: () => number;
  readonly timeoutMs: number;
  readonly onLine: (line: string) => void;
  /** Begins a span for loading or running; the returned function ends it. */
  readonly beginSpan: (phase: 'load' | 'run') => (() => void) | undefined;
}

/**
 * A pool of threads that run functions, each one invocation at a time. Threads start on demand and are kept for later
 * invocations.
 */
export interface Threads {
  readonly cap: number;
  run(task: Task): Promise<Outcome>;
  count(): number;
  /** Returns the number of invocations that wait for a thread. */
  waitingCount(): number;
  stop(): Promise<void>;
}

interface Slot {
  readonly worker: Worker;
  /** The invocation in progress. */
  job?: Job;
  idleTimer?: NodeJS.Timeout;
}

interface Job {
  readonly task: Task;
  readonly settle: (outcome: Outcome) => void;
  timer: NodeJS.Timeout;
  endSpan?: (() => void) | undefined;
}

/**
 * V8's default is 48 MB for the young generation of each thread. Half of that makes the presentation of a forecast no
 * slower.
 */
const YOUNG_MB = 24;
/** Lambda allows ten seconds for loading. This machine may be loading all functions at once, so the limit is higher. */
const LOADING_LIMIT_MS = 30_000;
const STOPPING = failed('Runtime.Stopped', 'The local cloud is stopping.');

export function createThreads({ workerUrl, cap, idleMs, memoryMb, clockOffsetMs }: ThreadsSettings): Threads {
  const slots = new Set<Slot>();
  const waiting: (() => void)[] = [];
  let stopped = false;

  return {
    cap,
    run: (task) =>
      new Promise((settle) => {
        const start = () => {
          if (stopped) return settle(STOPPING);
          begin(freeSlot() ?? startSlot(), task, settle);
        };
        if (freeSlot() || slots.size < cap) start();
        else waiting.push(start);
      }),
    count: () => slots.size,
    waitingCount: () => waiting.length,
    async stop() {
      stopped = true;
      for (const start of waiting.splice(0)) start();
      await Promise.all([...slots].map((slot) => drop(slot, STOPPING, endThread)));
    },
  };

  function freeSlot(): Slot | undefined {
    return [...slots].find(({ job }) => !job);
  }

  function startSlot(): Slot {
    const worker = new Worker(workerUrl, {
      workerData: { clockOffsetMs } satisfies ThreadSettings,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    const slot: Slot = { worker };
    slots.add(slot);
    worker.on('message', (said: ThreadMessage) => {
      if (said === LOADED) startTime(slot);
      else if ('logged' in said) logLines(slot, said.logged);
      else finish(slot, said);
    });
    worker.on('error', (error: Error) => void drop(slot, failed('Runtime.ExitError', error.message, error.stack)));
    worker.on(
      'exit',
      (code) => void drop(slot, failed('Runtime.ExitError', `The function ended by itself (${code}).`)),
    );
    return slot;
  }

  function begin(slot: Slot, task: Task, settle: Job['settle']) {
    clearTimeout(slot.idleTimer);
    const late = () => void drop(slot, failed('Sandbox.Timedout', 'The function takes too long to load.'));
    slot.job = { task, settle, timer: setTimeout(late, LOADING_LIMIT_MS), endSpan: task.beginSpan('load') };
    slot.worker.postMessage({ ...task.invocation, niceness: task.niceness() } satisfies Invocation);
  }

  function startTime(slot: Slot) {
    const { job } = slot;
    if (!job) return;
    clearTimeout(job.timer);
    job.endSpan?.();
    job.endSpan = job.task.beginSpan('run');
    const { timeoutMs } = job.task;
    const seconds = (timeoutMs / 1000).toFixed(2);
    const timeOut = () => void drop(slot, failed('Sandbox.Timedout', `Task timed out after ${seconds} seconds`));
    job.timer = setTimeout(timeOut, timeoutMs);
  }

  function logLines({ job }: Slot, text: string) {
    for (const line of text.split('\n')) if (line.trim() !== '') job?.task.onLine(line);
  }

  function finish(slot: Slot, outcome: Outcome) {
    settleJob(slot, outcome);
    const next = waiting.shift();
    if (next) return next();
    slot.idleTimer = setTimeout(() => void drop(slot, failed('Runtime.Stopped', 'Idle.'), endThread), idleMs);
    slot.idleTimer.unref();
  }

  async function drop(slot: Slot, outcome: Outcome, end = (worker: Worker): Promise<unknown> => worker.terminate()) {
    if (!slots.delete(slot)) return;
    clearTimeout(slot.idleTimer);
    // A function that does not load, crashes or hangs cannot log its own failure.
    if (slot.job && !stopped && 'failure' in outcome) slot.job.task.onLine(errorLine(outcome.failure));
    settleJob(slot, outcome);
    waiting.shift()?.();
    await end(slot.worker);
  }

  function settleJob(slot: Slot, outcome: Outcome) {
    const { job } = slot;
    slot.job = undefined;
    clearTimeout(job?.timer);
    job?.endSpan?.();
    job?.settle(outcome);
  }
}

function errorLine({ errorMessage }: FunctionFailure): string {
  return JSON.stringify({ level: 'error', error: { message: errorMessage } });
}

function failed(errorType: string, errorMessage: string, stack = ''): Outcome {
  return { failure: { errorType, errorMessage, trace: stack.split('\n') } };
}
