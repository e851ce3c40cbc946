import { useState, useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from './local.ts';

/**
 * Returns a choice stored in this browser under `key`, and its setter; any unknown stored value counts as the fallback.
 */
export function useStoredChoice<const T extends string>(
  key: string,
  choices: readonly T[],
  fallback: T,
): readonly [T, (choice: T) => void] {
  const [chosen, setChosen] = useState<T>();
  // The first render uses the fallback, because the server cannot know the value stored in the browser.
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
