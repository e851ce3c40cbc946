import { setTimeout as pause } from 'node:timers/promises';

export interface Started {
  /** Resolves with the reason when the process ends, also after `stop`. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

export interface KeptRunning {
  /**
   * Resolves when the process is running, at once or after the restart in progress. Rejects if restarting has failed
   * for good.
   */
  running(): Promise<void>;
  /** Returns how often the process has ended without `stop`. */
  endings(): number;
  stop(): Promise<void>;
}

export interface RestartSettings {
  readonly onRestart: (reason: string) => void;
  readonly onGivenUp: (reason: string) => void;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** Returns a time in milliseconds. */
  readonly now?: () => number;
}

/**
 * The waits in milliseconds before successive restarts. A process that ends again after the last of these restarts
 * stays ended.
 */
const BACKOFF_MS = [0, 100, 300, 1000, 3000, 10_000];
/** A process that ran for this long resets the backoff. */
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
