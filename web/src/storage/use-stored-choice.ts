import { useState, useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from './local.ts';

/** One of a few values, stored in this browser under `key`; any other stored value counts as the fallback. */
export function useStoredChoice<const T extends string>(
  key: string,
  choices: readonly T[],
  fallback: T,
): readonly [T, (choice: T) => void] {
  const [chosen, setChosen] = useState<T>();
  // The first render uses the server's value, which is made without the stored one.
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
