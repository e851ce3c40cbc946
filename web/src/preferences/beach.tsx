import { type ForecastReply, SLUG } from '@groundswell/contracts';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { forgetCookie, readCookie, writeCookie } from '../storage/cookies.ts';
import { forgetLocal, readLocal, writeLocal } from '../storage/local.ts';

export interface ChosenBeach {
  readonly slug: string;
  readonly name: string;
}
interface BeachPreference {
  /** The beach that the reader chose, otherwise the beach visited last; undefined until either exists. */
  readonly beach: ChosenBeach | undefined;
  readonly chooseBeach: (beach: ChosenBeach) => void;
  /** Stable. */
  readonly visitBeach: (beach: ChosenBeach) => void;
  /** Removes the stored beach if it has this slug, because the server does not know it. Stable. */
  readonly dropBeach: (slug: string) => void;
}
const BeachContext = createContext<BeachPreference>({
  ...{ beach: undefined, chooseBeach() {}, visitBeach() {}, dropBeach() {} },
});

/** The storage key that marks the stored beach as visited rather than chosen. */
const VISITED = 'sc_beach_visited';

/** Provides the reader's beach. `isDrawn`: the server rendered the first view of the page. */
export function BeachProvider({ isDrawn, children }: { readonly isDrawn: boolean; readonly children: ReactNode }) {
  // The server does not know the reader, so on a server-rendered page the reader's beach appears after hydration.
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

/** Stores the beach of the open page, unless the reader chose one. */
export function storeVisited(beach: ChosenBeach): void {
  if (readBeach() && readLocal(VISITED) === undefined) return;
  writeLocal(VISITED, 'yes');
  storeBeach(beach);
}

function storeBeach({ slug, name }: ChosenBeach): void {
  writeCookie('beach', slug);
  writeCookie('sc_location', name);
}

/** Removes the stored beach if it has this slug. */
export function forgetBeach(slug: string): void {
  if (readCookie('beach') !== slug) return;
  forgetLocal(VISITED);
  forgetCookie('beach');
  forgetCookie('sc_location');
}

export function useBeach(): BeachPreference {
  return use(BeachContext);
}

/** Stores the position and time zone of the beach visited last. Charts open at this position. */
export function keepPosition(beach: Pick<ForecastReply, 'lat' | 'lon' | 'timezone' | 'timezone_offset'>) {
  writeLocal('sc_lat', String(beach.lat));
  writeLocal('sc_lon', String(beach.lon));
  // The stored offset is valid today only. Hours are computed from the time zone, because of daylight saving time.
  writeLocal('sc_timezone_offset', String(beach.timezone_offset));
  writeLocal('sc_timezone', beach.timezone);
}

export function readBeach(): ChosenBeach | undefined {
  const slug = readCookie('beach');
  // A cookie is untrusted input.
  return slug === undefined || !SLUG.test(slug) ? undefined : { slug, name: readCookie('sc_location') ?? slug };
}
