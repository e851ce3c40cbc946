import { useRef } from 'react';

/** Returns the current value; while `isHeld`, returns the last value from before. */
export function useHeld<T>(value: T, isHeld: boolean): T {
  const kept = useRef(value);
  if (!isHeld) kept.current = value;
  return kept.current;
}
