import type { TideStage } from '@groundswell/forecast';

const LOW: readonly TideStage[] = ['low'];
const LOW_TO_MID: readonly TideStage[] = ['low', 'mid'];
const MID_TO_HIGH: readonly TideStage[] = ['mid', 'high'];

/**
 * Tide stages that suit a break, from common knowledge, by the beach's slug. Other beaches are scored without the tide.
 * Where opinions differ, the list has the wider set of stages, or leaves the break out.
 */
export const tidePreferences: Readonly<Record<string, readonly TideStage[]>> = {
  // New England has a tidal range of nine feet; at high water, waves break on sea walls and stones.
  'higgins-beach': LOW_TO_MID,
  'long-sands-beach-york': LOW_TO_MID,
  'the-wall-north-hampton': LOW_TO_MID,
  'nantasket-beach': LOW_TO_MID,

  // Long Island has boulder reefs whose waves weaken when the water over the reef is deep.
  'ditch-plains': LOW_TO_MID,

  // California's points and reefs break softly at high water, or get backwash off the cliffs.
  bolinas: LOW_TO_MID,
  'steamer-lane': LOW_TO_MID,
  'cowells-beach': LOW,
  'pleasure-point': LOW_TO_MID,
  capitola: LOW_TO_MID,
  mavericks: LOW_TO_MID,
  'el-capitan': LOW_TO_MID,
  'campus-point': LOW_TO_MID,
  'leadbetter-point': LOW_TO_MID,
  rincon: LOW_TO_MID,
  'ventura-c-street': LOW_TO_MID,
  'leo-carrillo': LOW_TO_MID,
  'malibu-first-point': LOW_TO_MID,
  topanga: LOW_TO_MID,
  doheny: LOW_TO_MID,
  'trestles-lowers': LOW_TO_MID,
  'san-onofre-old-mans': LOW_TO_MID,
  swamis: LOW_TO_MID,
  'cardiff-reef': LOW_TO_MID,
  windansea: LOW_TO_MID,
  'sunset-cliffs': LOW_TO_MID,

  // California's beach breaks close out at low tide.
  'linda-mar-pacifica': MID_TO_HIGH,
  'morro-rock': MID_TO_HIGH,
  'zuma-beach': MID_TO_HIGH,
  'el-porto': MID_TO_HIGH,
  'manhattan-beach-pier': MID_TO_HIGH,
};
