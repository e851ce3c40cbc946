import { useState } from 'react';
import { readLocal, writeLocal } from './local.ts';

/** One of a few values, remembered in this browser under `key`; anything else stored there counts as the fallback. */
export function useStoredChoice<const T extends string>(
  key: string,
  choices: readonly T[],
  fallback: T,
): readonly [T, (choice: T) => void] {
  const [choice, setChoice] = useState(() => choices.find((known) => known === readLocal(key)) ?? fallback);
  return [
    choice,
    (next) => {
      setChoice(next);
      writeLocal(key, next);
    },
  ];
}
