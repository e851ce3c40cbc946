import { FETCH_DIRECTIONS, type Fetches } from '@groundswell/forecast';
import { packBytes, unpackBytes } from './packed-bytes.ts';

/** A byte holds a fetch in steps of 10 km, so rounding errors are at most 5 km. */
const KM_PER_STEP = 10;

/**
 * Packs the fetches of all beaches into lines of base64. Each byte holds the difference from the previous direction,
 * because small differences compress well.
 */
export function packFetches(beaches: readonly Fetches[]): string[] {
  const bytes = new Uint8Array(beaches.length * FETCH_DIRECTIONS);
  for (const [beach, fetches] of beaches.entries()) {
    const steps = Array.from(fetches, (km) => Math.round(km / KM_PER_STEP));
    for (const [at, value] of steps.entries()) bytes[beach * FETCH_DIRECTIONS + at] = value - (steps[at - 1] ?? 0);
  }
  return packBytes(bytes);
}

/**
 * Unpacks the output of `packFetches` into a function that returns the fetches of one beach by index, km. Throws when
 * the lines hold another number of beaches.
 */
export function unpackFetches(lines: readonly string[], beaches: number): (index: number) => Fetches {
  const bytes = unpackBytes(lines);
  if (bytes.length !== beaches * FETCH_DIRECTIONS)
    throw new Error(`There are ${bytes.length} bytes of fetches for ${beaches} beaches.`);
  return (index) => {
    let step = 0;
    return bytes.slice(index * FETCH_DIRECTIONS, (index + 1) * FETCH_DIRECTIONS).reduce<number[]>((fetches, change) => {
      step = (step + change) & 255;
      fetches.push(step * KM_PER_STEP);
      return fetches;
    }, []);
  };
}
