import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { processSingleton } from '@groundswell/test/support/process-singleton';
import type { Random } from './random.ts';

/** An invocation of a function, or the script of a person. */
export interface Activity {
  readonly name: string;
  /** The offset of this function's clock to the true time, ms. */
  readonly skewMs: number;
  /** Whether faults may hit its requests. People are not killed. */
  readonly isFunction: boolean;
  /** The queue that an invocation takes its message from. */
  readonly queue?: string;
  /** The body of that message. */
  readonly message?: string;
  isKilled: boolean;
  /** Ends the activity at once, whatever it waits for. */
  end?: (error: Error) => void;
}

/** Thrown by every request of a killed function, so that it has no further effect. */
export class KilledError extends Error {}

interface Waiting {
  readonly activity?: Activity;
  readonly at: number;
  readonly go: () => unknown;
  readonly drop?: (error: Error) => void;
}

/** The turns of the event loop that an activity may take between two requests: composing an email takes many. */
const MAX_TURNS = 400;
/** The turns to wait for an activity with further open requests: it may go on only after those. */
const TURNS_WITH_OPEN_REQUESTS = 12;
/** The longest time between two steps of concurrent activities, ms. */
const STEP_MS = 20;

const current = processSingleton('chaos-activity', () => new AsyncLocalStorage<Activity | undefined>());

/** Returns the activity whose code is running; undefined outside of activities. */
export function currentActivity(): Activity | undefined {
  return current.getStore();
}

export type Scheduler = ReturnType<typeof createScheduler>;

/**
 * Runs concurrent activities in virtual time, one request at a time, in an order that `random` decides. An activity may
 * wait only for its requests and pauses. Time passes between steps, and jumps ahead when nothing can be done.
 */
export function createScheduler(random: Random, startsAt: number) {
  let now = startsAt;
  /** Counts what activities do, so that the scheduler sees when they have come to rest. */
  let events = 0;
  let steps = 0;
  const waiting = new Set<Waiting>();

  function enter(entry: Waiting): void {
    events++;
    waiting.add(entry);
  }

  /** Waits until the activity that the last step resumed waits again, or has ended. */
  async function comeToRest(before: number, activity: Activity | undefined): Promise<void> {
    const isOpen = [...waiting].some((entry) => entry.activity && entry.activity === activity);
    const turns = isOpen ? TURNS_WITH_OPEN_REQUESTS : MAX_TURNS;
    for (let turn = 0; turn < turns; turn++) {
      const seen = events;
      await nextTurn();
      if (events === seen && events > before) return;
    }
  }

  const scheduler = {
    now: () => now,
    steps: () => steps,

    /** Starts an activity and returns its result, or its error. A killed activity ends at once, with a KilledError. */
    start<T>(activity: Activity, run: () => Promise<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        activity.end = reject;
        const work = async () => {
          try {
            const value = await run();
            if (activity.isKilled) throw new KilledError('killed');
            resolve(value);
          } catch (error) {
            reject(activity.isKilled ? new KilledError('killed') : error);
          } finally {
            events++;
          }
        };
        // The activity keeps the caller's context, in which tests hold each call to the rights of its role.
        const inContext = AsyncLocalStorage.snapshot();
        enter({ at: now, go: () => void inContext(() => current.run(activity, work)) });
      });
    },

    /** Ends an activity: the requests that it waits for, and all later ones, fail without being sent. */
    kill(activity: Activity): void {
      activity.isKilled = true;
      for (const entry of [...waiting].filter((one) => one.activity === activity)) {
        waiting.delete(entry);
        entry.drop?.(new KilledError('killed'));
      }
      activity.end?.(new KilledError('killed'));
    },

    /** Makes the current activity wait for its turn, at the earliest in `ms`, and then runs `act`. */
    turn<T>(act: () => Promise<T> | T, ms = 0): Promise<T> {
      const activity = currentActivity();
      if (activity?.isKilled) return Promise.reject(new KilledError('killed'));
      return new Promise<T>((resolve, reject) => {
        enter({
          activity,
          at: now + Math.max(0, ms),
          go: async () => {
            try {
              resolve(await act());
            } catch (error) {
              reject(error);
            }
          },
          drop: reject,
        });
      });
    },

    /** Runs `act` outside of activities at a time. */
    at(time: number, act: () => unknown): void {
      enter({
        at: time,
        go: async () => {
          await current.run(undefined, act);
          events++;
        },
      });
    },

    /** Runs until nothing is left to do before `until`. */
    async run(until: number): Promise<void> {
      for (;;) {
        let ready = [...waiting].filter(({ at }) => at <= now);
        if (ready.length === 0) {
          const next = Math.min(...[...waiting].map(({ at }) => at));
          if (next > until) break;
          now = Math.max(now, next);
          ready = [...waiting].filter(({ at }) => at <= now);
        }
        const chosen = random.pick(ready);
        waiting.delete(chosen);
        steps++;
        const seen = events;
        await chosen.go();
        await comeToRest(seen, chosen.activity);
        now += Math.ceil(random.next() * STEP_MS);
      }
      now = Math.max(now, until);
    },
  };
  return scheduler;
}
