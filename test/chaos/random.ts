/** A source of pseudorandom numbers: the same seed gives the same numbers. */
export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number;
  chance(probability: number): boolean;
  /** Returns a number from `least` up to `most`. */
  between(least: number, most: number): number;
  /** Returns a random item; throws if the list is empty. */
  pick<T>(items: readonly T[]): T;
}

/** Creates a source of numbers by the algorithm mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    chance: (probability) => next() < probability,
    between: (least, most) => least + next() * (most - least),
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
  };
}
