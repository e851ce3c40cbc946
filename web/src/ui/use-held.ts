import { useRef } from 'react';

/** Returns the current value; while `isHeld` is true, returns the last value before that. */
export function useHeld<T>(value: T, isHeld: boolean): T {
  const kept = useRef(value);
  if (!isHeld) kept.current = value;
  return kept.current;
}
