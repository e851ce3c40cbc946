import type { BeachGuideReply } from '@groundswell/contracts';
import {
  compassPoint,
  computeSwellWindows,
  type Fetches,
  fetchNeededKm,
  type Sector,
  type SwellTransfer,
  type SwellWindow,
} from '@groundswell/forecast';
import { awayText, KM_PER_MILE } from '../texts/away-text.ts';
import type { Voice } from '../words/voice.ts';

/**
 * The swell period, s, for which the swell window (the sectors open to swell) is drawn. It is a typical groundswell on
 * most coasts.
 */
const WINDOW_PERIOD_S = 12;

type Swell = BeachGuideReply['swell'];

/**
 * Presents the sectors from which swell reaches the beach and those that land blocks, and for each swell period the
 * share of the power that arrives.
 */
export function presentSwellWindow(
  facingDeg: number,
  transfer: SwellTransfer | undefined,
  fetches: Fetches | undefined,
  voice: Voice,
): Swell {
  const windows = computeSwellWindows(facingDeg, transfer, fetches);
  const shown = windows.find(({ periodS }) => periodS === WINDOW_PERIOD_S);
  return {
    period_s: WINDOW_PERIOD_S,
    works: (shown?.works ?? []).map((sector) => presentSector(sector, voice)),
    best: (shown?.best ?? []).map((sector) => presentSector(sector, voice)),
    most_pct: percent(Math.max(0, ...(shown?.shares ?? []))),
    floor: transfer?.floor ?? null,
    land: fetches && shown ? presentLand(shown, voice) : null,
    periods: windows.map(({ periodS, shares, widthDeg }) => ({
      period_s: periodS,
      works_deg: widthDeg,
      ashore_pct: shares.map(percent),
    })),
  };
}

function presentLand({ periodS, blocked }: SwellWindow, voice: Voice): Swell['land'] {
  const fetchKm = fetchNeededKm(periodS);
  return {
    fetch_km: Math.round(fetchKm),
    fetch: roundAway(fetchKm, 10, voice),
    blocked: blocked.map(({ landKm, ...sector }) => ({
      ...presentSector(sector, voice),
      away_km: landKm,
      away: roundAway(landKm, 5, voice),
    })),
  };
}

/** Formats a distance in whole steps of the reader's unit. Gales differ, and fetches are stored in steps of 10 km. */
function roundAway(km: number, step: number, { wave }: Voice): string {
  const stepKm = step * (wave === 'ft' ? KM_PER_MILE : 1);
  return awayText(Math.round(km / stepKm) * stepKm, wave);
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
