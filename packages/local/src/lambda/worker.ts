import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { END_THREAD } from '../end-thread.ts';
import { moveClock } from './move-clock.ts';
import { nameFunctionInRequests } from './name-function.ts';
import {
  type FunctionFailure,
  type Invocation,
  LOADED,
  type Outcome,
  type ThreadMessage,
  type ThreadSettings,
} from './worker-protocol.ts';
import { yieldThread } from './yield-thread.ts';

type Handler = (event: unknown, context: unknown) => unknown;

/** Runs inside a thread: loads each function's module once, then handles invocations one after the other. */
const { clockOffsetMs } = workerData as ThreadSettings;
moveClock(clockOffsetMs);
nameFunctionInRequests();
const say = (said: ThreadMessage) => parentPort?.postMessage(said);
for (const stream of [process.stdout, process.stderr]) {
  // Log lines go through the message port, so that they arrive before the outcome.
  stream.write = (chunk: Uint8Array | string) => {
    say({ logged: String(chunk) });
    return true;
  };
}
parentPort?.on('message', (message: Invocation | typeof END_THREAD) => {
  if (message === END_THREAD) process.exit();
  void answer(message);
});

async function answer({ modulePath, exportName, environment, event, context, niceness }: Invocation) {
  yieldThread(niceness);
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment, { _X_AMZN_TRACE_ID: newTraceHeader() });
  const handler = await loadHandler(modulePath, exportName);
  say(LOADED);
  // Lambda passes events and results as JSON, so a result is serialized here too.
  const outcome: Outcome = await Promise.resolve()
    .then(() => handler(event, withRemainingTime(context)))
    .then((result) => ({ result: result === undefined ? null : JSON.parse(JSON.stringify(result)) }))
    .catch((error: unknown) => ({ failure: toFailure(error) }));
  say(outcome);
}

/** Returns the header of a new trace that is not recorded, as Lambda gives one to each invocation. */
function newTraceHeader(): string {
  const hex = randomUUID().replaceAll('-', '');
  const startedAt = Math.floor(Date.now() / 1000).toString(16);
  return `Root=1-${startedAt}-${hex.slice(0, 24)};Sampled=0`;
}

/**
 * Loads a handler. A module that does not load ends the thread with its error, as it ends Lambda's execution
 * environment.
 */
async function loadHandler(modulePath: string, exportName: string): Promise<Handler> {
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
