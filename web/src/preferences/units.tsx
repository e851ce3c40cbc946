import { createContext, type ReactNode, use, useState } from 'react';
import { readCookie, writeCookie } from '../storage/cookies.ts';

/** The units by the values of the cookie `sc_units`: 1 imperial, 2 metric. */
export type Units = 1 | 2;

export const USUAL_UNITS: Units = 1;

interface UnitsPreference {
  readonly units: Units;
  readonly chooseUnits: (units: Units) => void;
}
const UnitsContext = createContext<UnitsPreference>({ units: USUAL_UNITS, chooseUnits() {} });

/** Reads the visitor's choice from the cookie. */
export function readUnits(): Units {
  return readCookie('sc_units') === '2' ? 2 : USUAL_UNITS;
}

export function UnitsProvider({ first, children }: { readonly first: Units; readonly children: ReactNode }) {
  const [units, setUnits] = useState(first);
  const chooseUnits = (next: Units) => {
    setUnits(next);
    writeCookie('sc_units', String(next));
  };
  return <UnitsContext value={{ units, chooseUnits }}>{children}</UnitsContext>;
}

export function useUnits(): UnitsPreference {
  return use(UnitsContext);
}
