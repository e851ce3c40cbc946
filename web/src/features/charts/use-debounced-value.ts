import { useEffect, useState } from 'react';

/** The time after which a map at rest counts as settled. */
const REST_MS = 600;

export function useDebouncedValue<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
