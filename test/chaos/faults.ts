import { HOUR_MS, MINUTE_MS } from '@groundswell/durations';
import type { Random } from './random.ts';
import type { Activity, Scheduler } from './scheduler.ts';

/** The services that requests go to. */
export type Service = 'table' | 'queues' | 'objects' | 'mail' | 'identities' | 'cards' | 'noaa' | 'secrets';

export const FAULT_KINDS = [
  'kill',
  'throttle',
  'lose-reply',
  'repeat',
  'stall',
  'disk-full',
  'noaa-cut',
  'mail-cut',
  'cards-cut',
  'skew',
  'drop-message',
  'delay-message',
  'double-message',
  'double-click',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/**
 * A fault at a request. `before` and `after` say whether the service still handles it: `refuse` is an answer of the
 * service, `lose` a broken connection, `repeat` a retry of the SDK after a lost reply.
 */
export type RequestFault =
  | { readonly does: 'kill'; readonly when: 'before' | 'after' }
  | { readonly does: 'refuse'; readonly as: 'throttle' | 'disk-full' }
  | { readonly does: 'lose'; readonly when: 'before' | 'after' }
  | { readonly does: 'repeat' };

/** An interval of the virtual time, UTC ms. */
interface Interval {
  readonly from: number;
  readonly until: number;
}

/** The probability of each fault per request, message or function, while faults happen. */
const RATES: Readonly<Record<FaultKind, number>> = {
  kill: 0.012,
  throttle: 0.25,
  'lose-reply': 0.008,
  repeat: 0.015,
  stall: 0.01,
  'disk-full': 1,
  'noaa-cut': 1,
  'mail-cut': 1,
  'cards-cut': 1,
  skew: 0.5,
  'drop-message': 0.08,
  'delay-message': 0.1,
  'double-message': 0.12,
  'double-click': 0.25,
};
/** The kinds that come in intervals: how many in a run at most, and the longest of them. */
const INTERVALS: Partial<Record<FaultKind, readonly [most: number, longestMs: number]>> = {
  throttle: [6, 10 * MINUTE_MS],
  'disk-full': [3, 20 * MINUTE_MS],
  'noaa-cut': [2, 4 * HOUR_MS],
  'mail-cut': [3, 40 * MINUTE_MS],
  'cards-cut': [3, 40 * MINUTE_MS],
};
const WRITES = /Put|Update|Delete|Transact|BatchWrite|Send/;
/** The greatest offset of a function's clock, ms. Amazon's time service keeps clocks within a second. */
const MAX_SKEW_MS = 3000;

export type Faults = ReturnType<typeof createFaults>;

export interface FaultOptions {
  readonly startsAt: number;
  /** From this time on no fault happens, UTC ms. */
  readonly endsAt: number;
  /** The kinds of faults that may happen. */
  readonly kinds: readonly FaultKind[];
  /** The number of faults after which no more happen, to find the one that matters. */
  readonly most?: number;
}

/** Decides by chance which faults happen, and records each. */
export function createFaults(random: Random, scheduler: Scheduler, options: FaultOptions) {
  const { startsAt, endsAt, kinds, most = Number.POSITIVE_INFINITY } = options;
  const trace: string[] = [];
  // Each run has some kinds only, so that rare combinations are not always covered up by the others.
  const active = new Set(FAULT_KINDS.filter(() => random.chance(0.7)).filter((kind) => kinds.includes(kind)));
  const intervals = new Map(FAULT_KINDS.map((kind): [FaultKind, Interval[]] => [kind, drawIntervals(INTERVALS[kind])]));

  function drawIntervals([atMost, longestMs]: readonly [number, number] = [0, 0]): Interval[] {
    return Array.from({ length: Math.ceil(random.next() * atMost) }, () => {
      const from = random.between(startsAt, endsAt);
      return { from, until: Math.min(endsAt, from + random.between(0, longestMs)) };
    });
  }

  /** Draws whether a fault happens now, and records it. `detail` names what it hits. */
  function happens(kind: FaultKind, detail: string): boolean {
    // The number is drawn in any case, so that a fault that is left out changes as little else as possible.
    const isDrawn = random.chance(RATES[kind]);
    const now = scheduler.now();
    if (!isDrawn || !active.has(kind) || now >= endsAt || trace.length >= most) return false;
    if (INTERVALS[kind] && !intervals.get(kind)?.some(({ from, until }) => now >= from && now < until)) return false;
    trace.push(`${new Date(now).toISOString().slice(5, 23)} ${kind}: ${detail}`);
    return true;
  }

  return {
    trace,
    happens,

    /** Returns the fault that hits a request; undefined for none. */
    ofRequest(service: Service, operation: string, { name, isFunction }: Activity): RequestFault | undefined {
      if (!isFunction) return undefined;
      const detail = `${service} ${operation} of ${name}`;
      if (service === 'noaa' && happens('noaa-cut', detail)) return { does: 'lose', when: 'before' };
      if (service === 'mail' && happens('mail-cut', detail)) return { does: 'lose', when: 'before' };
      if (service === 'cards' && happens('cards-cut', detail)) return { does: 'lose', when: 'before' };
      const isStored = service === 'table' || service === 'queues' || service === 'objects';
      if (isStored && WRITES.test(operation) && happens('disk-full', detail))
        return { does: 'refuse', as: 'disk-full' };
      const isLimited = service === 'table' || service === 'queues' || service === 'mail';
      if (isLimited && happens('throttle', detail)) return { does: 'refuse', as: 'throttle' };
      for (const when of ['before', 'after'] as const) {
        if (happens('kill', `${when} ${detail}`)) return { does: 'kill', when };
        if (happens('lose-reply', `${when} ${detail}`)) return { does: 'lose', when };
      }
      const isRepeatable = service !== 'mail' && service !== 'cards' && service !== 'noaa';
      if (isRepeatable && happens('repeat', detail)) return { does: 'repeat' };
      return undefined;
    },

    /** Returns how long a request takes beyond the usual, ms. */
    delayOf(service: Service, operation: string, { name, isFunction }: Activity): number {
      const ms = random.between(0, 15_000);
      return isFunction && happens('stall', `${service} ${operation} of ${name}`) ? ms : 0;
    },

    /** Returns the offset of a new function's clock, ms. */
    drawSkew(name: string): number {
      const ms = Math.round(random.between(-MAX_SKEW_MS, MAX_SKEW_MS));
      return happens('skew', `${name} by ${ms} ms`) ? ms : 0;
    },
  };
}
