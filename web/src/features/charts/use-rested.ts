import { useEffect, useState } from 'react';

/** A map that has rested this long has come to where its reader wanted it. */
const REST_MS = 600;

/** A value once it has not changed for a while; the one before until then. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
