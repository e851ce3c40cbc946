import { DAY_MS, HOUR_MS } from '@groundswell/durations';
import { ownShare, type SeededErrors } from '../errors/model-errors.ts';
import { createRandom, noiseAlong } from '../random.ts';
import { yearWave } from '../season.ts';
import { KM_PER_DEG, type Place, RAD_PER_DEG } from '../sphere.ts';
import { type Family, families } from './families.ts';

/** A low, high or storm, in truth (`runMs` undefined) or as forecast by one model run. */
export interface PressureSystem {
  readonly id: string;
  readonly family: Family;
  readonly bornMs: number;
  readonly lifeH: number;
  readonly birth: Place;
  readonly headingDeg: number;
  readonly speedKmh: number;
  readonly depthHpa: number;
  readonly radiusKm: number;
  /** The position in the family's range of strength, 0 to 1. */
  readonly strength: number;
  readonly runMs: number | undefined;
  readonly error: { readonly latDeg: number; readonly lonDeg: number; readonly strength: number };
}

/**
 * The errors of a run's forecast at ten days and beyond: about one standard deviation in position (degrees) and
 * relative strength.
 */
const FAR_ERROR = { latDeg: 4, lonDeg: 8, strength: 0.4 } as const;
const ERROR_SATURATES_H = 240;

/**
 * Lists the systems alive at any time in [fromMs, toMs], in a fixed order. With a run, they are as that run of the model
 * forecasts them.
 */
export function listSystems(
  errors: SeededErrors,
  runMs: number | undefined,
  fromMs: number,
  toMs: number,
): PressureSystem[] {
  const found: PressureSystem[] = [];
  for (const family of families) {
    const slotMs = family.slotH * HOUR_MS;
    const first = Math.floor((fromMs - family.lifeH[1] * HOUR_MS) / slotMs) - 1;
    for (let slot = first; slot * slotMs <= toMs; slot++) {
      const system = createSystem(errors, family, slot, runMs);
      if (system && system.bornMs <= toMs && system.bornMs + system.lifeH * HOUR_MS >= fromMs) found.push(system);
    }
  }
  return found;
}

/** Returns the centre of a system, which is valid during its life. */
export function centreAt(system: PressureSystem, timeMs: number): Place {
  const ageH = (timeMs - system.bornMs) / HOUR_MS;
  // The straight line between two points of an evenly curved track has the heading of the track's middle.
  const heading = (system.headingDeg + (system.family.turnDegPerH * ageH) / 2) * RAD_PER_DEG;
  const alongKm = system.speedKmh * ageH;
  const north = (alongKm * Math.cos(heading)) / KM_PER_DEG;
  const shrink = Math.cos((system.birth.latDeg + north / 2) * RAD_PER_DEG);
  const growth = errorGrowth(system.runMs, timeMs);
  return {
    latDeg: system.birth.latDeg + north + growth * system.error.latDeg,
    lonDeg: system.birth.lonDeg + (alongKm * Math.sin(heading)) / KM_PER_DEG / shrink + growth * system.error.lonDeg,
  };
}

/** Returns the strength at a time: 0 at birth and death, near 1 in the middle of life, times the run's error. */
export function strengthAt(system: PressureSystem, timeMs: number): number {
  const life = (timeMs - system.bornMs) / (system.lifeH * HOUR_MS);
  if (life <= 0 || life >= 1) return 0;
  return Math.sin(Math.PI * life) ** 0.8 * (1 + errorGrowth(system.runMs, timeMs) * system.error.strength);
}

/** Returns the heading of a system over ground at a time, degrees. */
export function headingAtDeg(system: PressureSystem, timeMs: number): number {
  return system.headingDeg + (system.family.turnDegPerH * (timeMs - system.bornMs)) / HOUR_MS;
}

function errorGrowth(runMs: number | undefined, timeMs: number): number {
  if (runMs === undefined || timeMs <= runMs) return 0;
  return Math.min(1, (timeMs - runMs) / HOUR_MS / ERROR_SATURATES_H) ** 1.3;
}

function createSystem(
  errors: SeededErrors,
  family: Family,
  slot: number,
  runMs: number | undefined,
): PressureSystem | undefined {
  const id = `${family.name}-${slot}`;
  const random = createRandom(errors.seed, id);
  const between = ([low, high]: readonly [number, number]) => low + (high - low) * random();
  const bornMs = Math.round(((slot + random()) * family.slotH * HOUR_MS) / 60_000) * 60_000;
  const { mean, swing, peakDay } = family.season;
  const activity = mean + swing * yearWave(bornMs, peakDay);
  if (random() > activity * 1.25) return undefined;

  const strength = Math.min(1, Math.max(0, 0.15 + 0.6 * activity * random() + 0.3 * activity));
  const [a, b] = family.depthHpa;
  const [weak, strong] = Math.abs(a) < Math.abs(b) ? [a, b] : [b, a];
  return {
    id,
    family,
    bornMs,
    lifeH: between(family.lifeH),
    birth: { latDeg: between(family.latDeg), lonDeg: between(family.lonDeg) },
    headingDeg: between(family.headingDeg),
    speedKmh: between(family.speedKmh),
    radiusKm: between(family.radiusKm),
    depthHpa: weak + (strong - weak) * strength,
    strength,
    runMs,
    error: runError(errors, id, runMs),
  };
}

/**
 * Returns the error of a run. Runs close in time have nearly the same errors; runs a day and a half apart are
 * independent.
 */
function runError(errors: SeededErrors, id: string, runMs: number | undefined): PressureSystem['error'] {
  if (runMs === undefined) return { latDeg: 0, lonDeg: 0, strength: 0 };
  const at = runMs / (1.5 * DAY_MS);
  const { shared, alone } = ownShare(errors);
  const noise = (of: string) =>
    errors.scale *
    (shared * noiseAlong(at, errors.seed, id, of) +
      (alone === 0 ? 0 : alone * noiseAlong(at, errors.seed, id, of, errors.model)));
  return {
    latDeg: FAR_ERROR.latDeg * noise('lat'),
    lonDeg: FAR_ERROR.lonDeg * noise('lon'),
    strength: FAR_ERROR.strength * noise('strength'),
  };
}
