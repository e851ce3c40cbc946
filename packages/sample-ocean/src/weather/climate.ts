import { DAY_MS } from '@groundswell/durations';
import { noiseAlong } from '../random.ts';
import { yearWave } from '../season.ts';
import type { Nodes } from './lattice.ts';

/** A stationary pressure centre: a subtropical high, or summer's heat low over the deserts. */
export interface StandingCentre {
  readonly latDeg: number;
  readonly lonDeg: number;
  readonly anomalyHpa: number;
  readonly northSouthKm: number;
  readonly eastWestKm: number;
}

/** Returns the standing centres at a time. They vary with the season and move by a few degrees over a week. */
export function standingCentres(seed: number, timeMs: number): readonly StandingCentre[] {
  const summer = yearWave(timeMs, 200);
  const week = timeMs / (5 * DAY_MS);
  const wander = (name: string) => noiseAlong(week, seed, 'standing', name);
  return [
    {
      latDeg: 33 + 4 * summer + 2.5 * wander('pacific-lat'),
      lonDeg: 219 - 2 * summer + 6 * wander('pacific-lon'),
      anomalyHpa: 11 + 4 * summer + 4 * wander('pacific'),
      northSouthKm: 1050,
      eastWestKm: 1900,
    },
    {
      latDeg: 30 + 2 * summer + 2.5 * wander('atlantic-lat'),
      lonDeg: 302 + 8 * wander('atlantic-lon'),
      anomalyHpa: 8.5 + 2.5 * summer + 3.5 * wander('atlantic'),
      northSouthKm: 950,
      eastWestKm: 2000,
    },
    {
      latDeg: 36,
      lonDeg: 244.5,
      anomalyHpa: -2 - 3 * Math.max(0, summer) + wander('desert'),
      northSouthKm: 750,
      eastWestKm: 600,
    },
  ];
}

/**
 * Returns the trade winds under the subtropical highs and the westerlies poleward of them, eastward and northward m/s
 * at a latitude. The southern westerlies represent the storms there that are not modelled individually.
 */
export function tradeWind(latDeg: number): { east: number; north: number } {
  const away = Math.abs(latDeg);
  const core = Math.exp(-(((away - 14) / 7) ** 2));
  const westerly =
    latDeg < 0 ? 9 * Math.exp(-(((away - 52) / 13) ** 2)) : 1.2 * Math.max(0, Math.min(1, (away - 36) / 8));
  return { east: -4.2 * core + westerly, north: (latDeg < 0 ? 1.4 : -1.4) * core };
}

/**
 * Returns wind variations with wavelengths of a few hundred kilometres, eastward and northward, m/s. They are added to
 * the whole wind field.
 */
export function ripple(seed: number, timeMs: number, { count, latDeg, lonDeg }: Nodes): [Float32Array, Float32Array] {
  const east = new Float32Array(count);
  const north = new Float32Array(count);
  const hours = timeMs / 3_600_000;
  for (let wave = 0; wave < 3; wave++) {
    const perLon = 0.45 + 0.5 * wave + 0.2 * noiseAlong(0.5, seed, 'ripple-lon', wave);
    const perLat = 0.8 * noiseAlong(0.5, seed, 'ripple-lat', wave) + 0.35 * (wave - 1);
    const phase = Math.PI * noiseAlong(0.5, seed, 'ripple-phase', wave) - hours * (0.11 + 0.07 * wave);
    for (let n = 0; n < count; n++) {
      const angle = perLon * lonDeg[n]! + perLat * latDeg[n]! + phase;
      east[n]! += 0.55 * Math.sin(angle);
      north[n]! += 0.75 * Math.cos(angle * 0.93 + wave);
    }
  }
  return [east, north];
}
