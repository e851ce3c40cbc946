import type { BeachNow } from '@groundswell/data/ocean';
import { GRID_STEPS } from '@groundswell/ocean';
import { vi } from 'vitest';
import type { Pipeline } from './pipeline.ts';

/** The first steps of a run, enough to build it once it is late. */
export const NEAR_STEPS = GRID_STEPS.slice(0, 30);

/**
 * A beach build keeps this process busy. If several batches ran concurrently, the requests of the waiting ones would
 * time out.
 */
const AT_ONCE = { steps: 4, beaches: 1 };

/** Passes each message to its job separately, some concurrently, and returns how many failed. */
export async function work(ocean: Pipeline, queue: keyof typeof AT_ONCE, bodies: readonly string[]): Promise<number> {
  let failed = 0;
  for (let at = 0; at < bodies.length; at += AT_ONCE[queue]) {
    const batch = bodies.slice(at, at + AT_ONCE[queue]);
    const done = await Promise.all(batch.map((body) => ocean.deliver(queue, body)));
    failed += done.filter((isDone) => !isDone).length;
  }
  return failed;
}

/** Builds only the batches with beach 1 or one of the given beaches, since building all takes long. */
export function build(
  ocean: Pipeline,
  batches: readonly string[],
  ...beachIds: readonly (number | undefined)[]
): Promise<number> {
  const wanted = new Set([1, ...beachIds]);
  return work(
    ocean,
    'beaches',
    batches.filter((body) => JSON.parse(body).beachIds.some((id: number) => wanted.has(id))),
  );
}

export function loggedErrors(): string {
  return vi.mocked(console.error).mock.calls.join('\n');
}

export function readNow(ocean: Pipeline, beachId = 1): Promise<BeachNow> {
  return ocean.data().forecasts.readNow(beachId);
}

/** Returns the messages in a fixed order that differs from the given one. */
export function shuffle(bodies: readonly string[]): readonly string[] {
  const hash = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return [...bodies].sort((a, b) => hash(a) - hash(b));
}

export function countHours(column: readonly (number | null)[] | undefined): number | undefined {
  return column?.filter((value) => value !== null).length;
}
