import { type ForecastReply, SLUG } from '@groundswell/contracts';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { forgetCookie, readCookie, writeCookie } from '../storage/cookies.ts';
import { forgetLocal, readLocal, writeLocal } from '../storage/local.ts';

export interface ChosenBeach {
  readonly slug: string;
  readonly name: string;
}
interface BeachPreference {
  /** The one that was chosen, else the last one visited; undefined until then. */
  readonly beach: ChosenBeach | undefined;
  readonly chooseBeach: (beach: ChosenBeach) => void;
  /** Stable. */
  readonly visitBeach: (beach: ChosenBeach) => void;
  /** Forgets the stored beach where it is that one, which the server does not know. Stable. */
  readonly dropBeach: (slug: string) => void;
}
const BeachContext = createContext<BeachPreference>({
  ...{ beach: undefined, chooseBeach() {}, visitBeach() {}, dropBeach() {} },
});

/** Local storage: the stored beach was visited, not chosen. */
const VISITED = 'sc_beach_visited';

/** `isDrawn`: a server drew the page's first view. */
export function BeachProvider({ isDrawn, children }: { readonly isDrawn: boolean; readonly children: ReactNode }) {
  // A server that draws a page knows no reader: their beach comes once the page is taken over.
  const [beach, setBeach] = useState(() => (isDrawn ? undefined : readBeach()));
  useEffect(() => {
    if (isDrawn) setBeach(readBeach());
  }, [isDrawn]);
  const chooseBeach = useCallback((next: ChosenBeach) => {
    storeChosen(next);
    setBeach(next);
  }, []);
  const visitBeach = useCallback((next: ChosenBeach) => {
    storeVisited(next);
    setBeach(readBeach());
  }, []);
  const dropBeach = useCallback((slug: string) => {
    forgetBeach(slug);
    setBeach(readBeach());
  }, []);
  return <BeachContext value={{ beach, chooseBeach, visitBeach, dropBeach }}>{children}</BeachContext>;
}

export function storeChosen(beach: ChosenBeach): void {
  forgetLocal(VISITED);
  storeBeach(beach);
}

/** Stores a beach whose page is open, unless one was chosen. */
export function storeVisited(beach: ChosenBeach): void {
  if (readBeach() && readLocal(VISITED) === undefined) return;
  writeLocal(VISITED, 'yes');
  storeBeach(beach);
}

function storeBeach({ slug, name }: ChosenBeach): void {
  writeCookie('beach', slug);
  writeCookie('sc_location', name);
}

/** Forgets the stored beach if it has this slug. */
export function forgetBeach(slug: string): void {
  if (readCookie('beach') !== slug) return;
  forgetLocal(VISITED);
  forgetCookie('beach');
  forgetCookie('sc_location');
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

export function readBeach(): ChosenBeach | undefined {
  const slug = readCookie('beach');
  // Anybody can write a cookie.
  return slug === undefined || !SLUG.test(slug) ? undefined : { slug, name: readCookie('sc_location') ?? slug };
}
