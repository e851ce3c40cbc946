import type { Inlined } from './api/inlined.ts';

/** What a reader's first view depends on. */
export interface FirstView {
  readonly address: string;
  readonly units: number;
  readonly language: string;
  /** The device's clock, UTC ms. */
  readonly now: number;
}

/**
 * Query parameters that the server draws a page by. With any other the page shows something that the server did not
 * draw.
 */
const KNOWN = ['units', 'lang'];
/** The edge keeps a forecast three minutes; an older one comes from a store, or the device's clock is wrong. */
const MAX_AGE_MS = 10 * 60_000;

/**
 * When the server drew exactly the page that this reader is to see, UTC ms; undefined where it drew none, or another
 * one: then the browser draws over it.
 */
export function drawnFor(
  inlined: Inlined | undefined,
  { address, units, language, now }: FirstView,
): number | undefined {
  if (inlined?.drawnAt === undefined) return undefined;
  // The build's page shows no times.
  if (inlined.reply !== null && Math.abs(now - inlined.drawnAt) > MAX_AGE_MS) return undefined;
  const wanted = new URL(address);
  const drawn = new URL(inlined.path, address);
  const same =
    wanted.pathname === drawn.pathname &&
    [...wanted.searchParams.keys()].every((key) => KNOWN.includes(key)) &&
    (drawn.searchParams.get('units') ?? String(units)) === String(units) &&
    drawn.searchParams.get('lang') === language;
  return same ? inlined.drawnAt : undefined;
}
