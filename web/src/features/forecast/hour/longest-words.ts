import { type Fact, type ReadOutData, readHour } from './read-out.ts';

/** The number of longest texts to measure per slot, because the widest text need not have the most characters. */
const TRIED = 8;

/** The texts of one slot of the read-out, such as 'Surf', '3–4 ft clean' and 'chest high'. */
export type Words = readonly string[];

/**
 * Returns candidates for the longest text of each slot of the read-out over all hours. The slots of the facts come
 * first, the slot of the reasons last.
 */
export function longestWords(data: ReadOutData, hours: number, language: string): readonly (readonly Words[])[] {
  const read = Array.from({ length: hours }, (_, hour) => readHour(data, hour, language));
  const places = read[0]?.facts.map((_, place) => read.map(({ facts }) => wordsOf(facts[place]))) ?? [];
  return [...places, read.map(({ why }) => [why])].map(longest);
}

export function wordsOf(fact: Fact | undefined): Words {
  return [fact?.name ?? '', fact?.value ?? '', fact?.note ?? ''];
}

function longest(all: readonly Words[]): readonly Words[] {
  const distinct = new Map(all.map((words) => [words.join(' '), words]));
  return [...distinct]
    .toSorted(([a], [b]) => b.length - a.length)
    .slice(0, TRIED)
    .map(([, words]) => words);
}
