import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { moveClock } from './move-clock.ts';
import { type FunctionFailure, type Invocation, LOADED, type Outcome, type WorkerSettings } from './worker-protocol.ts';
import { yieldThread } from './yield-thread.ts';

type Handler = (event: unknown, context: unknown) => unknown;

/** Runs inside the thread of one Lambda: loads its module once, then answers one invocation after the other. */
const { modulePath, exportName, clockOffsetMs } = workerData as WorkerSettings;
moveClock(clockOffsetMs);
const handler = await loadHandler();
parentPort?.postMessage(LOADED);
parentPort?.on('message', ({ event, context, niceness }: Invocation) => {
  yieldThread(niceness);
  void answer(event, context);
});

async function answer(event: unknown, context: Invocation['context']) {
  // Lambda passes events and results as JSON, so a function may put nothing else in them.
  const outcome: Outcome = await Promise.resolve()
    .then(() => handler(event, withRemainingTime(context)))
    .then((result) => ({ result: result === undefined ? null : JSON.parse(JSON.stringify(result)) }))
    .catch((error: unknown) => ({ failure: toFailure(error) }));
  parentPort?.postMessage(outcome);
}

async function loadHandler(): Promise<Handler> {
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(modulePath).href);
  const exported = module[exportName];
  if (typeof exported !== 'function') throw new Error(`${modulePath} exports no function ${exportName}.`);
  return exported as Handler;
}

function withRemainingTime(context: Invocation['context']) {
  const endsAt = performance.now() + Number(context.timeoutMs);
  return { ...context, getRemainingTimeInMillis: () => Math.max(0, endsAt - performance.now()) };
}

function toFailure(error: unknown): FunctionFailure {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error), trace: [] };
  return { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') };
}
