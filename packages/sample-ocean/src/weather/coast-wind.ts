import { solarHour, yearWave } from '../season.ts';
import type { Nodes } from './lattice.ts';
import type { Shore } from './shore.ts';

/** The peak of the sea breeze at a straight coast, m/s: the annual mean and summer's extra. */
const SEA_BREEZE_MPS = 2.9;
const SEA_BREEZE_SUMMER_MPS = 1.5;
const LAND_BREEZE_SHARE = 0.3;
/**
 * The shares of wind lost over rough ground, and at night. A stable layer then shields coast and land from the wind
 * aloft.
 */
const LAND_DRAG = 0.45;
const NIGHT_SHIELD = 0.62;

/**
 * Adapts open-water wind (m/s, changed in place) to the coast: drag over land, calm nights and mornings, and the sea
 * breeze. The breeze blows inland from late morning and peaks at 15 h local solar time.
 */
export function bendToCoast(timeMs: number, nodes: Nodes, shore: Shore, east: Float32Array, north: Float32Array): void {
  const breezeMps = SEA_BREEZE_MPS + SEA_BREEZE_SUMMER_MPS * yearWave(timeMs, 200);
  for (let n = 0; n < nodes.count; n++) {
    const share = shore.landShare[n]!;
    if (share === 0) continue;
    const hour = solarHour(timeMs, nodes.lonDeg[n]!);
    const warmth = Math.cos((2 * Math.PI * (hour - 15)) / 24);
    const night = Math.min(1, Math.max(0, 0.45 - warmth));
    const coastal = Math.min(1, 1.6 * share);
    const pass = (1 - (shore.land[n] ? LAND_DRAG : 0)) * (1 - NIGHT_SHIELD * night * coastal);
    const breeze = breezeMps * (warmth > 0 ? warmth : LAND_BREEZE_SHARE * warmth);
    east[n] = east[n]! * pass + breeze * shore.inlandEast[n]!;
    north[n] = north[n]! * pass + breeze * shore.inlandNorth[n]!;
  }
}
