import { HOUR_MS } from '@groundswell/durations';
import { type Place, RAD_PER_DEG, travel } from '../sphere.ts';
import { centreAt, headingAtDeg, type PressureSystem, strengthAt } from '../weather/systems.ts';

/** The waves that a storm emits during a few hours around one time. */
export interface Puff {
  readonly timeMs: number;
  readonly at: Place;
  readonly heightM: number;
  readonly peakHz: number;
  /** The bearing to which the strongest waves travel, radians. */
  readonly aimRad: number;
}

/** A storm as a source of swell. */
export interface SwellSource {
  readonly id: string;
  /** The storm's name, the same in every model run. */
  readonly storm: string;
  readonly ocean: 'pacific' | 'atlantic';
  readonly fetchWidthKm: number;
  readonly beam: number;
  readonly puffs: readonly Puff[];
}

export const PUFF_EVERY_MS = 6 * HOUR_MS;
const LEAST_HEIGHT_M = 2;

/**
 * Returns the swell source of a pressure system; undefined for a system without swell. The id contains the model run
 * where the run's errors change the storm, so equal ids mean equal sources.
 */
export function swellSourceOf(system: PressureSystem): SwellSource | undefined {
  const { swell } = system.family;
  if (!swell) return undefined;

  const puffs: Puff[] = [];
  const endMs = system.bornMs + system.lifeH * HOUR_MS;
  for (let timeMs = system.bornMs + PUFF_EVERY_MS; timeMs < endMs; timeMs += PUFF_EVERY_MS) {
    const best = swell.heightM[0] + (swell.heightM[1] - swell.heightM[0]) * system.strength;
    const heightM = best * strengthAt(system, timeMs);
    if (heightM < LEAST_HEIGHT_M) continue;
    const centre = centreAt(system, timeMs);
    const aimRad = (headingAtDeg(system, timeMs) + swell.aimOffDeg) * RAD_PER_DEG;
    puffs.push({
      timeMs,
      at: travel(centre, aimRad, swell.fetchWidthKm / 3),
      heightM,
      // Pierson & Moskowitz (1964) give Hs = 0.0246 U² and Tp = 0.785 U, so a fully developed sea has Tp = 5.0
      // sqrt(Hs).
      peakHz: 1 / (swell.periodPerRootHeight * Math.sqrt(heightM)),
      aimRad,
    });
  }
  if (puffs.length < 2) return undefined;

  const foreseen = system.runMs !== undefined && endMs > system.runMs;
  return {
    id: foreseen ? `${system.id}@${system.runMs}` : system.id,
    storm: system.id,
    ocean: swell.ocean,
    fetchWidthKm: swell.fetchWidthKm,
    beam: swell.beam,
    puffs,
  };
}
