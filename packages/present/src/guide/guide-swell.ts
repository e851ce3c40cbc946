import type { BeachGuideReply } from '@groundswell/contracts';
import {
  compassPoint,
  type Sector,
  type SwellTransfer,
  sharesAshore,
  swellWindow,
  TRANSFER_PERIODS_S,
} from '@groundswell/forecast';
import type { Voice } from '../words/voice.ts';

/**
 * The swell period, s, for which the swell window (the sectors open to swell) is drawn. It is a typical groundswell on
 * most coasts.
 */
const WINDOW_PERIOD_S = 12;

/**
 * Presents the sectors from which swell reaches the beach, and for each swell period the share of the height that
 * arrives.
 */
export function presentSwellWindow(
  facingDeg: number,
  transfer: SwellTransfer | undefined,
  voice: Voice,
): BeachGuideReply['swell'] {
  const periods = TRANSFER_PERIODS_S.map((periodS) => {
    const shares = sharesAshore(periodS, facingDeg, transfer);
    return { periodS, shares, window: swellWindow(shares) };
  });
  const shown = periods.find(({ periodS }) => periodS === WINDOW_PERIOD_S);
  return {
    period_s: WINDOW_PERIOD_S,
    works: (shown?.window.works ?? []).map((sector) => presentSector(sector, voice)),
    best: (shown?.window.best ?? []).map((sector) => presentSector(sector, voice)),
    most_pct: percent(Math.max(0, ...(shown?.shares ?? []))),
    floor: transfer?.floor ?? null,
    periods: periods.map(({ periodS, shares, window }) => ({
      period_s: periodS,
      works_deg: window.widthDeg,
      ashore_pct: shares.map(percent),
    })),
  };
}

/** Presents a sector with the compass points of its ends. */
export function presentSector({ fromDeg, toDeg }: Sector, { words }: Voice): BeachGuideReply['wind']['best'] {
  return {
    from_deg: fromDeg,
    to_deg: toDeg,
    from: words.compass[compassPoint(fromDeg)],
    to: words.compass[compassPoint(toDeg)],
  };
}

function percent(share: number): number {
  return Math.round(100 * share);
}
