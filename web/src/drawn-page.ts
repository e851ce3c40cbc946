import type { Inlined } from './api/inlined.ts';

/** What tells one reader's first view of an address from another's. */
export interface FirstView {
  readonly address: string;
  readonly units: number;
  readonly language: string;
  /** The device's clock, UTC ms. */
  readonly now: number;
}

/** Queries that the server draws a page by. Any other opens something that it knows nothing of. */
const KNOWN = ['units', 'lang'];
/** The edge keeps a forecast three minutes; what is older comes out of a store, or the device's clock is wrong. */
const MOST_AGE_MS = 10 * 60_000;

/**
 * When the server drew the very page that this reader is about to see, UTC ms; undefined where it drew none, or
 * another one: then the page is drawn anew over it.
 */
export function drawnFor(
  inlined: Inlined | undefined,
  { address, units, language, now }: FirstView,
): number | undefined {
  if (inlined?.drawnAt === undefined) return undefined;
  // What the build drew tells of no time.
  if (inlined.reply !== null && Math.abs(now - inlined.drawnAt) > MOST_AGE_MS) return undefined;
  const asked = new URL(address);
  const drawn = new URL(inlined.path, address);
  const same =
    asked.pathname === drawn.pathname &&
    [...asked.searchParams.keys()].every((key) => KNOWN.includes(key)) &&
    (drawn.searchParams.get('units') ?? String(units)) === String(units) &&
    drawn.searchParams.get('lang') === language;
  return same ? inlined.drawnAt : undefined;
}
