import { setTimeout as pause } from 'node:timers/promises';

/** A process that has started. */
export interface Started {
  /** Why it ended. Resolves after `stop` too. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

export interface KeptRunning {
  /** Resolves when the process runs: at once, or after the restart in progress. Rejects once it was given up. */
  running(): Promise<void>;
  /** Counts the times that the process ended without `stop`. */
  endings(): number;
  stop(): Promise<void>;
}

export interface RestartSettings {
  readonly onRestart: (reason: string) => void;
  readonly onGivenUp: (reason: string) => void;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** Milliseconds. */
  readonly now?: () => number;
}

/** Waits before each restart; a process that ends soon after the last of them is given up. */
const BACKOFF_MS = [0, 100, 300, 1000, 3000, 10_000];
/** A process that ran for so long is restarted without waiting again. */
const STEADY_MS = 30_000;

/** Starts a process and restarts it with backoff when it exits. Throws when the first start fails. */
export async function keepRunning(
  start: () => Promise<Started>,
  {
    onRestart,
    onGivenUp,
    wait = (ms, signal) => pause(ms, undefined, { signal }),
    now = () => performance.now(),
  }: RestartSettings,
): Promise<KeptRunning> {
  const stopping = new AbortController();
  let current = await start();
  let running = Promise.resolve();
  let endings = 0;

  const restart = async (waits: number[], firstReason: string) => {
    for (let reason = firstReason; ; ) {
      const ms = waits.shift();
      if (ms === undefined) {
        onGivenUp(reason);
        throw new Error(reason);
      }
      await wait(ms, stopping.signal);
      try {
        current = await start();
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
        continue;
      }
      return onRestart(firstReason);
    }
  };
  const follow = async () => {
    for (let waits = [...BACKOFF_MS]; ; ) {
      const startedAt = now();
      const reason = await current.ended;
      if (stopping.signal.aborted) return;
      endings += 1;
      if (now() - startedAt > STEADY_MS) waits = [...BACKOFF_MS];
      running = restart(waits, reason);
      await running;
    }
  };
  const following = follow().catch(() => undefined);

  return {
    running: () => running,
    endings: () => endings,
    async stop() {
      stopping.abort();
      await current.stop();
      await following;
      await current.stop();
    },
  };
}
