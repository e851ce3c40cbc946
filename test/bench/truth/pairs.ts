import { FEET_PER_METRE } from '@groundswell/forecast';
import type { BenchRow } from '../bench-row.ts';
import { type Swell, setsAtM } from './surf-at.ts';
import { truthRow } from './truth-row.ts';

interface Pair {
  readonly swell: Swell;
  readonly slugs: readonly [of: string, to: string];
  /** The ratio of the two beaches' wave faces by our former model; undefined if it was not computed. */
  readonly before: number | undefined;
  /** The ratio that surfers who know both beaches expect, and its source. */
  readonly expected: string;
}

const SWELLS: readonly Pair[] = [
  pair([8, 15, 300], 'ocean-beach-noriega', 'steamer-lane', 62.99, 'surfers: 1.5 to 3, the Lane well surfable'),
  pair([8, 15, 300], 'steamer-lane', 'pleasure-point', 0.48, 'surfers: over 1'),
  pair([8, 15, 300], 'pleasure-point', 'cowells-beach', 77.21, 'surfers: over 1'),
  pair([3, 14, 285], 'ventura-harbor-south-jetty', 'rincon', 2.11, 'surfers: over 1, Rincon rideable'),
  pair([3, 14, 285], 'huntington-beach-pier', 'malibu-first-point', 14.01, 'surfers: over 1, Malibu small'),
  pair([3, 16, 200], 'malibu-first-point', 'rincon', 0.89, 'surfers: over 1; islands to the south are the model’s'),
  pair(
    [5, 14, 280],
    'blacks-beach',
    'la-jolla-shores',
    1.02,
    'local accounts up to 5; across Scripps Canyon buoys a factor of 5, rays 10 (Magne et al. 2007); our soundings of 2 km show no canyon',
  ),
  pair([6, 15, 285], 'banzai-pipeline', 'sunset-beach-oahu', undefined, 'surfers: about 1, the west is Pipeline’s'),
  pair(
    [6, 15, 340],
    'sunset-beach-oahu',
    'banzai-pipeline',
    undefined,
    'surfers: 1 and over, too north for Pipeline; a floor of 2 minutes shows neither reef',
  ),
  pair([8, 15, 320], 'banzai-pipeline', 'waikiki-canoes', 7.54, 'surfers: no end, Waikiki is flat'),
  pair([2, 17, 190], 'ala-moana-bowls', 'banzai-pipeline', 232.73, 'surfers: no end, Pipeline is flat'),
  pair([4, 10, 160], 'ditch-plains', 'montauk-point-north-bar', 5.19, 'surfers: no end, the Sound side is flat'),
  pair(
    [4, 10, 20],
    'cocoa-beach-pier',
    'jetty-park-cape-canaveral',
    2.34,
    'surfers: 1.5 to 3, the Cape shelters the Park',
  ),
  pair(
    [5, 15, 280],
    'blacks-beach',
    'pacific-beach-crystal-pier',
    undefined,
    'over 1: typically 2 or 3 ft bigger than other San Diego breaks (lajolla.patch.com, The Science Behind Surfing)',
  ),
  pair(
    [5, 15, 205],
    'blacks-beach',
    'scripps-pier',
    undefined,
    'over 1: draws southwest swell (socalforecast.blogspot.com, 2008-03-31); Scripps Pier keeps 0.65 of it (NDBC)',
  ),
];

/** Compares the wave faces of two beaches under the same offshore swell. */
export function comparePairs(): BenchRow[] {
  return SWELLS.map(({ swell, slugs, before, expected }) => {
    const [of, to] = slugs.map((slug) => setsAtM(slug, swell) * FEET_PER_METRE);
    const what = `${slugs.join(' / ')}, ${swell[0]} ft ${swell[1]} s ${swell[2]}°`;
    return truthRow(
      what,
      (of ?? 0) / (to ?? 1),
      before,
      `${expected}; ours ${of?.toFixed(1)} and ${to?.toFixed(1)} ft`,
    );
  });
}

function pair(swell: Swell, of: string, to: string, before: number | undefined, expected: string): Pair {
  return { swell, slugs: [of, to], before, expected };
}
