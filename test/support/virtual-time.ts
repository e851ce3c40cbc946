import { setImmediate as nextTurn } from 'node:timers/promises';

interface Sleeper {
  readonly until: number;
  readonly wake: () => void;
}

/**
 * A clock that stands still while any started activity works, and jumps to the next one's end once all of them pause. A
 * simulated minute takes as long as its work, and each run gives the same times.
 */
export function createVirtualTime(startsAt: number) {
  let now = startsAt;
  let running = 0;
  let failure: unknown;
  const sleepers: Sleeper[] = [];

  return {
    now: () => now,

    pause(ms: number): Promise<void> {
      return new Promise((wake) => void sleepers.push({ until: now + Math.max(0, ms), wake }));
    },

    /** Starts an activity, which may pause only by `pause`, and one pause at a time. */
    start(activity: () => Promise<void>): void {
      running++;
      activity()
        .catch((error: unknown) => {
          failure ??= error;
        })
        .finally(() => running--);
    },

    /** Runs until all activities have ended. Throws the first failure of an activity. */
    async run(): Promise<void> {
      while (running > 0 && failure === undefined) {
        if (sleepers.length < running) {
          await nextTurn();
          continue;
        }
        const next = sleepers.reduce((first, one) => (one.until < first.until ? one : first));
        sleepers.splice(sleepers.indexOf(next), 1);
        now = Math.max(now, next.until);
        next.wake();
        await nextTurn();
      }
      if (failure !== undefined) throw failure;
    },
  };
}
