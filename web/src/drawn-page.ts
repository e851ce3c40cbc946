import type { Inlined } from './api/inlined.ts';

/** What a reader's first view depends on. */
export interface FirstView {
  readonly address: string;
  readonly units: number;
  readonly language: string;
  /** The device's clock, UTC ms. */
  readonly now: number;
  /** A beach was chosen or visited: pages of the build show it. */
  readonly hasBeach: boolean;
  /** The session has at most a day left: the page opens with the form of signing in. */
  readonly isEnding: boolean;
}

/**
 * Query parameters that are the reader's own choices. Any other has to be in the drawn page's address too: else it shows
 * something that the server did not draw.
 */
const READERS = ['units', 'lang'];
/** Pages that say nothing of now. */
const TIMELESS = /^\/blog(?:\/|$)/;
/** The edge keeps a forecast three minutes; an older one comes from a store, or the device's clock is wrong. */
const MAX_AGE_MS = 10 * 60_000;

/**
 * When the server drew exactly the page that this reader is to see, UTC ms; undefined where it drew none, or another
 * one: then the browser draws over it.
 */
export function drawnFor(
  inlined: Inlined | undefined,
  { address, units, language, now, hasBeach, isEnding }: FirstView,
): number | undefined {
  if (inlined?.drawnAt === undefined || isEnding) return undefined;
  const wanted = new URL(address);
  const drawn = new URL(inlined.path, address);
  // The build's page shows no times, and no beach.
  const isBuilt = inlined.reply === null;
  if (isBuilt && hasBeach) return undefined;
  const isTimeless = isBuilt || TIMELESS.test(drawn.pathname);
  if (!isTimeless && Math.abs(now - inlined.drawnAt) > MAX_AGE_MS) return undefined;
  const same =
    wanted.pathname === drawn.pathname &&
    othersIn(wanted) === othersIn(drawn) &&
    (drawn.searchParams.get('units') ?? String(units)) === String(units) &&
    drawn.searchParams.get('lang') === language;
  return same ? inlined.drawnAt : undefined;
}

/** The parameters that are not the reader's own, as text. */
function othersIn({ searchParams }: URL): string {
  return JSON.stringify([...searchParams].filter(([name]) => !READERS.includes(name)).sort());
}
