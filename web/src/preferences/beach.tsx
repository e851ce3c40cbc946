import type { ForecastReply } from '@groundswell/contracts';
import { createContext, type ReactNode, use, useState } from 'react';
import { readCookie, writeCookie } from '../storage/cookies.ts';
import { writeLocal } from '../storage/local.ts';

export interface ChosenBeach {
  readonly slug: string;
  readonly name: string;
}
interface BeachPreference {
  /** Undefined until a beach was chosen. */
  readonly beach: ChosenBeach | undefined;
  readonly chooseBeach: (beach: ChosenBeach) => void;
}
const BeachContext = createContext<BeachPreference>({ beach: undefined, chooseBeach() {} });

export function BeachProvider({ children }: { readonly children: ReactNode }) {
  const [beach, setBeach] = useState(readBeach);
  const chooseBeach = (next: ChosenBeach) => {
    setBeach(next);
    writeCookie('beach', next.slug);
    writeCookie('sc_location', next.name);
  };
  return <BeachContext value={{ beach, chooseBeach }}>{children}</BeachContext>;
}

export function useBeach(): BeachPreference {
  return use(BeachContext);
}

/** Stores the last beach's position and clock: charts start there. */
export function keepPosition(beach: Pick<ForecastReply, 'lat' | 'lon' | 'timezone' | 'timezone_offset'>) {
  writeLocal('sc_lat', String(beach.lat));
  writeLocal('sc_lon', String(beach.lon));
  // The offset is of today alone: hours are counted by the zone.
  writeLocal('sc_timezone_offset', String(beach.timezone_offset));
  writeLocal('sc_timezone', beach.timezone);
}

function readBeach(): ChosenBeach | undefined {
  const slug = readCookie('beach');
  return slug === undefined ? undefined : { slug, name: readCookie('sc_location') ?? slug };
}
