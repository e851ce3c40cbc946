import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import type { Random } from './random.ts';
import { currentActivity, type Scheduler } from './scheduler.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * Gives this process the virtual time of a scheduler and the chance of a seed: clocks, pauses, random numbers and ids.
 * Each activity sees its own clock. Returns a function that restores the process.
 */
export function takeOverProcess(scheduler: Scheduler, random: Random, fetch: typeof globalThis.fetch): () => void {
  const RealDate = Date;
  const now = () => Math.floor(scheduler.now() + (currentActivity()?.skewMs ?? 0));
  class VirtualDate extends RealDate {
    constructor(...given: readonly unknown[]) {
      super(...((given.length === 0 ? [now()] : given) as [number]));
    }
    static override now = now;
  }
  const { setTimeout: realSetTimeout } = globalThis;
  const pause = <T>(ms = 0, value?: T) => scheduler.turn(() => value, ms);
  const bytes = (size: number) => Buffer.from(Array.from({ length: size }, () => Math.floor(random.next() * 256)));
  const uuid = () => {
    const hex = bytes(16).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  };

  const undo = [
    replace(globalThis, {
      Date: VirtualDate as DateConstructor,
      fetch,
      setTimeout: ((act: (...given: unknown[]) => void, ms?: number, ...more: unknown[]) => {
        if (!currentActivity()) return realSetTimeout(act, ms, ...more);
        pause(ms).then(
          () => act(...more),
          () => undefined,
        );
        return realSetTimeout(() => undefined, 0);
      }) as typeof setTimeout,
    }),
    replace(Math, { random: random.next }),
    replace(AbortSignal, { timeout: () => new AbortController().signal }),
    replace(timers, {
      setTimeout: ((ms, value) => (currentActivity() ? pause(ms, value) : realPause(ms, value))) as typeof realPause,
    }),
    replace(crypto as Mutable<typeof crypto>, {
      randomUUID: uuid as typeof crypto.randomUUID,
      randomBytes: bytes as unknown as typeof crypto.randomBytes,
    }),
  ];
  syncBuiltinESMExports();
  return () => {
    for (const one of undo) one();
    syncBuiltinESMExports();
  };
}

const { setTimeout: realPause } = timers;

function replace<T extends object>(target: T, replacements: Partial<T>): () => void {
  const originals = Object.fromEntries(Object.keys(replacements).map((name) => [name, target[name as keyof T]]));
  Object.assign(target, replacements);
  return () => void Object.assign(target, originals);
}
