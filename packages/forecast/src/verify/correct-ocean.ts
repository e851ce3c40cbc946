import type { OceanAtBeach, Train, WaveSample } from '../ocean-at-beach.ts';
import type { AppliedCorrection } from './correction.ts';
import { swellBand } from './swell-band.ts';

/**
 * Applies bias corrections to the heights of a beach's trains; each train takes the correction of its period band.
 * `waves.source.corrected` of the result lists the applied corrections. The given ocean must not be corrected already.
 */
export function correctOcean(ocean: OceanAtBeach, corrections: readonly AppliedCorrection[]): OceanAtBeach {
  const { waves } = ocean;
  const applied = corrections.filter(({ band }) =>
    waves?.samples.some(({ trains }) => trains.some(({ periodS }) => swellBand(periodS) === band)),
  );
  if (!waves || applied.length === 0) return ocean;
  const factors = new Map(applied.map(({ band, factor }) => [band, factor]));
  const samples = waves.samples.map((sample) =>
    correctSample(sample, ({ periodS }) => factors.get(swellBand(periodS)) ?? 1),
  );
  return { ...ocean, waves: { source: { ...waves.source, corrected: applied }, samples } };
}

/** The total follows the trains' energy, H² = sum Hi², as in NOAA's partitions. */
function correctSample(sample: WaveSample, factorOf: (train: Train) => number): WaveSample {
  const trains = sample.trains.map((train) => ({ ...train, heightM: train.heightM * factorOf(train) }));
  const energy = energyOf(sample.trains);
  const heightM = energy > 0 ? sample.heightM * Math.sqrt(energyOf(trains) / energy) : sample.heightM;
  return { ...sample, heightM, trains };
}

function energyOf(trains: readonly Train[]): number {
  return trains.reduce((energy, { heightM }) => energy + heightM ** 2, 0);
}
