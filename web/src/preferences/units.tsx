import { createContext, type ReactNode, use, useState } from 'react';
import { readCookie, writeCookie } from '../storage/cookies.ts';
import { defaultUnits, type Units } from './default-units.ts';
import { language } from './language.ts';

interface UnitsPreference {
  readonly units: Units;
  readonly chooseUnits: (units: Units) => void;
}
const UnitsContext = createContext<UnitsPreference>({ units: 1, chooseUnits() {} });

/** Returns the visitor's units: those of the cookie, else the default of the language and the browser's region. */
export function readUnits(): Units {
  const chosen = readCookie('sc_units');
  if (chosen === '1' || chosen === '2') return chosen === '1' ? 1 : 2;
  return defaultUnits(language, navigator.languages[0]);
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
