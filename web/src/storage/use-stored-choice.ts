import { useState, useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from './local.ts';

/** One of a few values, remembered in this browser under `key`; anything else stored there counts as the fallback. */
export function useStoredChoice<const T extends string>(
  key: string,
  choices: readonly T[],
  fallback: T,
): readonly [T, (choice: T) => void] {
  const [chosen, setChosen] = useState<T>();
  // What the server drew stands there first: it knows nothing of what is stored here.
  const stored = useSyncExternalStore(
    () => () => undefined,
    () => (chosen === undefined ? readLocal(key) : undefined),
    () => undefined,
  );
  const choice = chosen ?? choices.find((known) => known === stored) ?? fallback;
  return [
    choice,
    (next) => {
      setChosen(next);
      writeLocal(key, next);
    },
  ];
}
