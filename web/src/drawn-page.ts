import type { Inlined } from './api/inlined.ts';

/** The parameters that a reader's first view depends on. */
export interface FirstView {
  readonly address: string;
  readonly units: number;
  readonly language: string;
  /** The device's clock, UTC ms. */
  readonly now: number;
  /**
   * Whether the reader has chosen or visited a beach. A page pre-rendered at build time lacks this beach, so the
   * browser renders the page again.
   */
  readonly hasBeach: boolean;
  /** Whether the session has at most a day left: the page then opens with the sign-in form. */
  readonly isEnding: boolean;
}

/**
 * The query parameters that the reader's own choices determine. Any other parameter must equal the one in the
 * server-drawn page's address. Otherwise the server has drawn another view.
 */
const READERS = ['units', 'lang'];
/** The pages whose content does not depend on the time. */
const TIMELESS = /^\/blog(?:\/|$)/;
/**
 * The maximum age of a server-drawn page, ms. The CDN caches a forecast for three minutes. An older page comes from
 * another cache, or the device's clock is wrong.
 */
const MAX_AGE_MS = 10 * 60_000;

/**
 * Returns the time at which the server drew exactly the page that this reader should see, UTC ms. Undefined if the
 * server drew no page or a different one; the browser then renders it.
 */
export function drawnFor(
  inlined: Inlined | undefined,
  { address, units, language, now, hasBeach, isEnding }: FirstView,
): number | undefined {
  if (inlined?.drawnAt === undefined || isEnding) return undefined;
  const wanted = new URL(address);
  const drawn = new URL(inlined.path, address);
  // A pre-rendered page (without a reply) shows no times and no beach.
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

/** Returns the parameters that are not the reader's own choices, as text. */
function othersIn({ searchParams }: URL): string {
  return JSON.stringify([...searchParams].filter(([name]) => !READERS.includes(name)).sort());
}
