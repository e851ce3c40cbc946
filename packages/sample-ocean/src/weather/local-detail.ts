import { noiseAlong } from '../random.ts';
import type { Nodes } from './lattice.ts';

/**
 * The amplitude in m/s of the wind variations, 80 to 300 km long, that a fine model resolves and a coarse model does
 * not.
 */
const DETAIL_MPS = 0.4;
const WAVES = 3;

/** Returns small-scale wind variations of the named fine model. They move with time and have zero mean. */
export function localDetail(name: string, timeMs: number, { count, latDeg, lonDeg }: Nodes) {
  const east = new Float32Array(count);
  const north = new Float32Array(count);
  const hours = timeMs / 3_600_000;
  for (let wave = 0; wave < WAVES; wave++) {
    const toss = (what: string) => noiseAlong(0.5, name, what, wave);
    const perLon = 2.5 + 2.2 * wave + 0.8 * toss('lon');
    const perLat = (2 + 1.5 * wave) * Math.sign(toss('side')) + toss('lat');
    const phase = Math.PI * toss('phase') - hours * (0.5 + 0.2 * wave);
    for (let n = 0; n < count; n++) {
      const angle = perLon * lonDeg[n]! + perLat * latDeg[n]! + phase;
      east[n]! += DETAIL_MPS * Math.sin(angle);
      north[n]! += DETAIL_MPS * Math.cos(1.1 * angle + wave);
    }
  }
  return { east, north };
}
