import { useRef } from 'react';

/** Returns a value as it was before `isHeld`, for as long as that lasts. */
export function useHeld<T>(value: T, isHeld: boolean): T {
  const kept = useRef(value);
  if (!isHeld) kept.current = value;
  return kept.current;
}
