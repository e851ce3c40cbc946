import { KIND_NAMES, KINDS, type Kind } from './kinds.ts';

/** The replies of one kind in a step. */
export interface Replies {
  readonly accepted: number;
  /** Replies with 429, 503 or 507 that say why in a sentence. */
  readonly refused: number;
  /** All other failures: other statuses, refusals without a sentence, cut connections and timeouts. */
  readonly failed: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/** A step of the ramp: a number of clients that send one request after another. */
export interface Step {
  readonly connections: number;
  readonly seconds: number;
  readonly kinds: Readonly<Record<Kind, Replies>>;
}

/** A step that accepts less than this factor of the step before has not grown. */
const LEAST_GROWTH = 1.1;

const sum = (step: Step, what: 'accepted' | 'refused' | 'failed') =>
  KIND_NAMES.reduce((all, kind) => all + step.kinds[kind][what], 0);

/** Returns the accepted requests per second of all kinds. */
export function acceptedPerSecond(step: Step): number {
  return sum(step, 'accepted') / step.seconds;
}

/**
 * Returns the knee of a ramp: the first step after which more clients do not get at least a tenth more replies. It is
 * the last step if the replies grow to the end. Far beyond the knee the mix is another one, because slow kinds are
 * refused and quick ones take their place.
 */
export function findKnee(steps: readonly Step[]): Step | undefined {
  return steps.find((step, at) => {
    const next = steps[at + 1];
    return next === undefined || acceptedPerSecond(next) < LEAST_GROWTH * acceptedPerSecond(step);
  });
}

/** An event of a ramp: a kind becomes slow, or the first request is refused or fails. */
export interface GaveWay {
  readonly connections: number;
  readonly says: string;
}

/** Lists what gives way during a ramp, in its order; within a step the kind furthest above its limit comes first. */
export function listGivingWay(steps: readonly Step[]): readonly GaveWay[] {
  const slow = KIND_NAMES.flatMap((kind) => {
    const { limitMs } = KINDS[kind];
    const step = steps.find(({ kinds }) => kinds[kind].p95Ms > limitMs);
    const p95Ms = step?.kinds[kind].p95Ms ?? 0;
    const says = `${kind}: p95 ${Math.round(p95Ms)} ms, above ${limitMs} ms`;
    return step ? [{ connections: step.connections, says, over: p95Ms / limitMs }] : [];
  });
  const faults = (['refused', 'failed'] as const).flatMap((what) => {
    const step = steps.find((one) => sum(one, what) > 0);
    const kinds = step && KIND_NAMES.filter((kind) => step.kinds[kind][what] > 0);
    return step && kinds
      ? [{ connections: step.connections, says: `first ${what}: ${kinds.join(', ')}`, over: 0 }]
      : [];
  });
  return [...slow, ...faults]
    .sort((a, b) => a.connections - b.connections || b.over - a.over)
    .map(({ connections, says }) => ({ connections, says }));
}

/** Describes by how much the best run exceeds the worst. A single run, or one without replies, measures no spread. */
export function describeSpread(figures: readonly number[]): string {
  const least = Math.min(...figures);
  if (figures.length < 2 || least <= 0) return 'The spread between runs was not measured.';
  const percent = (100 * (Math.max(...figures) - least)) / least;
  return `The best run exceeds the worst by ${percent.toFixed(1)} %.`;
}

/** Describes the times of a kind, p50/p95 in ms. A kind without accepted requests has none. */
export function describeTimes({ accepted, p50Ms, p95Ms }: Replies): string {
  return accepted === 0 ? 'not measured' : `${Math.round(p50Ms)}/${Math.round(p95Ms)}`;
}

export function describeClients(count: number): string {
  return `${count} ${count === 1 ? 'client' : 'clients'}`;
}
