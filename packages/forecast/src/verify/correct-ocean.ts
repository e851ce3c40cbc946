import type { OceanAtBeach, Train, WaveSample } from '../ocean-at-beach.ts';
import type { AppliedCorrection } from './correction.ts';
import { sectorOf } from './near-heights.ts';
import { swellBand } from './swell-band.ts';

/**
 * Applies bias corrections to the heights of a beach's trains. Each train takes the correction of its period band and
 * direction, or else that of its band. `waves.source.corrected` of the result lists the applied corrections. The given ocean must not be corrected already.
 */
export function correctOcean(ocean: OceanAtBeach, corrections: readonly AppliedCorrection[]): OceanAtBeach {
  const { waves } = ocean;
  const find = ({ periodS, fromDeg }: Train) => {
    const ofBand = corrections.filter(({ band }) => band === swellBand(periodS));
    return (
      ofBand.find(({ sector }) => sector === sectorOf(fromDeg)) ?? ofBand.find(({ sector }) => sector === undefined)
    );
  };
  const found = new Set(waves?.samples.flatMap(({ trains }) => trains.map(find)));
  const applied = corrections.filter((correction) => found.has(correction));
  if (!waves || applied.length === 0) return ocean;
  const samples = waves.samples.map((sample) => correctSample(sample, (train) => find(train)?.factor ?? 1));
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
