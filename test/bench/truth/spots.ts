import { storedTraits } from '@groundswell/data/break-traits';
import { findBeach } from '@groundswell/data/places';
import { findSwellTransfer } from '@groundswell/data/swell-transfers';
import { HOUR_MS } from '@groundswell/durations';
import { FEET_PER_METRE, IMPERIAL, normalizeDeg } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { presentForecast } from '@groundswell/present';
import type { BenchRow } from '../bench-row.ts';
import type { Swell } from './surf-at.ts';

/** Well-known breaks, with swells for which local surfers know the resulting surf. */
const SPOTS: readonly (readonly [slug: string, ...swells: Swell[]])[] = [
  ['steamer-lane', [4, 15, 195], [8, 15, 300], [15, 17, 290]],
  ['malibu-first-point', [3, 16, 200], [5, 17, 185], [6, 14, 280]],
  ['rincon', [4, 14, 280], [8, 16, 275], [3, 16, 190]],
  ['cowells-beach', [3, 15, 195], [6, 14, 285], [12, 17, 290]],
  ['waikiki-canoes', [2, 15, 190], [4, 18, 190], [10, 15, 320]],
  ['sunset-beach-oahu', [6, 14, 320], [12, 16, 315], [20, 18, 310]],
  ['banzai-pipeline', [6, 14, 315], [10, 16, 305], [3, 16, 190]],
  ['mavericks', [5, 16, 290], [12, 17, 290], [20, 19, 285]],
  ['ditch-plains', [3, 9, 150], [6, 13, 140], [5, 7, 200]],
  ['folly-beach-the-washout', [3, 8, 110], [6, 12, 110], [3, 6, 60]],
];

const NOW = Date.UTC(2026, 10, 20, 20);
const OFFSHORE_MPS = 2;

/**
 * Lists what the page shows for each break under a light offshore wind: surf label, score, sentence, danger, and score
 * deductions.
 */
export function listSpots(): BenchRow[] {
  return SPOTS.flatMap(([slug, ...swells]) =>
    swells.map((swell) => {
      const { current, timeline, nowHour = 0 } = replyOn(slug, swell);
      // `scoreParts` alternates the index of a text and its score points.
      const parts = timeline.scoreParts[nowHour] ?? [];
      const heldAt = parts.findIndex((text, at) => at % 2 === 0 && timeline.scoreKinds[text] === 'held');
      const held = heldAt >= 0 && `${timeline.scoreTexts[parts[heldAt] ?? 0]} ${parts[heldAt + 1]}`;
      const notes = [current.summary, current.danger?.text, held];
      return {
        what: `${slug}, ${swell[0]} ft ${swell[1]} s ${swell[2]}°`,
        measured: `${current.nowSurf}, ${current.nowScore} of 100`,
        aim: notes.filter(Boolean).join(' | '),
      };
    }),
  );
}

function replyOn(slug: string, [heightFt, periodS, fromDeg]: Swell) {
  const beach = findBeach(slug);
  if (!beach) throw new Error(`There is no beach ${slug}.`);
  const source = { model: 'sample', runAt: NOW - 8 * HOUR_MS };
  const times = Array.from({ length: 36 }, (_, hour) => source.runAt + hour * HOUR_MS);
  const heightM = heightFt / FEET_PER_METRE;
  const waves = times.map((validAt) => ({
    validAt,
    heightM,
    trains: [{ kind: 'swell' as const, heightM, periodS, fromDeg }],
  }));
  const windFromDeg = normalizeDeg(beach.facingDeg + 180);
  const air = times.map((validAt) => ({ validAt, windSpeedMps: OFFSHORE_MPS, windFromDeg, gustMps: OFFSHORE_MPS }));
  const forecast = {
    ...composeForecast({
      beach,
      swellTransfer: findSwellTransfer(beach.id),
      ocean: { waves: { source, samples: waves }, air: { source, samples: air } },
      now: NOW,
    }),
    ...storedTraits(beach),
  };
  return presentForecast({ beach, place: [], forecast, now: NOW, basicDays: 1, days: 1, units: IMPERIAL });
}
