import { GRAVITY_MPS2, normalizeDeg, type Train, toDegrees, toRadians } from '@groundswell/forecast';
import { computeVariancesM2, type Spectrum, type SpectrumBin } from './ndbc-spectrum.ts';
import { computeSeparationHz, HIGHEST_SEPARATION_HZ } from './wind-sea-separation.ts';

/** A train of a spectrum; its direction is absent where the buoy measures none. */
export interface SpectralTrain extends Omit<Train, 'fromDeg'> {
  readonly fromDeg?: number;
}

/** A range of neighbouring bins: the index of the first, and the index after the last. */
interface BinRange {
  readonly first: number;
  readonly end: number;
}

/**
 * The greatest ratio of a trough to the smaller peak that separates two peaks. The trough's upper 90 % confidence limit
 * must lie below the lower limit of the peak (Guedes Soares & Nolasco 1992). NDBC's 33 degrees of freedom (Technical
 * Document 96-01) give 0.44, by chi-square: (33 / 47.4) / (33 / 20.9).
 */
const TROUGH_OVER_PEAK = 0.44;
/**
 * The smallest share of the spectrum's energy that counts as a train. A smaller share is noise (Portilla et al. 2009),
 * or below a buoy's resolution of 0.1 m.
 */
const LEAST_SHARE = 0.05;
const LEAST_HEIGHT_M = 0.1;
/**
 * The smallest steepness of a wind sea, as height over deep-water wavelength. Gentler waves are mature swell (Thompson,
 * Nelson & Sedivy 1984).
 */
const LEAST_SEA_STEEPNESS = 0.01;

/**
 * Partitions a spectrum into swells and one wind sea, highest first. Each bin belongs to exactly one train, so the
 * squares of the heights add up to the square of the spectrum's height. The wind sea lies above the separation
 * frequency; swells lie below it, separated by the troughs of the spectrum. The separation frequency is NDBC's or,
 * where missing, computed by NDBC's method. For a lone swell that method returns a frequency below the swell's peak. A
 * partition that is too gentle for a wind sea therefore stays swell.
 */
export function splitSpectrum(spectrum: Spectrum, windMps?: number): readonly SpectralTrain[] {
  const { bins } = spectrum;
  const variancesM2 = computeVariancesM2(bins);
  const separationHz = Math.min(
    HIGHEST_SEPARATION_HZ,
    spectrum.separationHz ?? computeSeparationHz(spectrum, windMps) ?? 0,
  );
  const troughs = joinNoise(cutAtTroughs(bins), bins);
  const parts = joinSmall(cutAtSeparation(troughs, bins, separationHz), bins, variancesM2);
  const isSea = (part: BinRange) => {
    const peakHz = bins[peakOf(bins, part.first, part.end)]?.frequencyHz ?? 0;
    if (peakHz < separationHz) return false;
    if (spectrum.separationHz !== undefined || peakHz >= HIGHEST_SEPARATION_HZ) return true;
    const heightM = 4 * Math.sqrt(sum(variancesM2.slice(part.first, part.end)));
    return (2 * Math.PI * heightM * peakHz ** 2) / GRAVITY_MPS2 >= LEAST_SEA_STEEPNESS;
  };
  const sea = parts.find(isSea);
  const swells = parts.filter(({ first }) => !sea || first < sea.first);
  return [
    ...swells.map((part) => trainOf('swell', part, bins, variancesM2)),
    ...(sea ? [trainOf('sea', { first: sea.first, end: bins.length }, bins, variancesM2)] : []),
  ]
    .filter(({ heightM }) => heightM > 0)
    .sort((a, b) => b.heightM - a.heightM);
}

/**
 * Splits the bins at each trough; a flat trough is split at its middle. The bin of the trough belongs to the partition
 * of higher frequency.
 */
function cutAtTroughs(bins: readonly SpectrumBin[]): readonly BinRange[] {
  const density = (index: number) => bins[index]?.densityM2PerHz ?? 0;
  const cuts = [0];
  for (let index = 1; index < bins.length - 1; index++) {
    let last = index;
    while (last < bins.length - 1 && density(last + 1) === density(index)) last++;
    const isTrough = density(index - 1) > density(index) && last < bins.length - 1 && density(last + 1) > density(last);
    if (isTrough) cuts.push(Math.floor((index + last) / 2));
    index = last;
  }
  return cuts.map((first, nth) => ({ first, end: cuts[nth + 1] ?? bins.length }));
}

/**
 * Joins neighbouring partitions, those with the least significant trough first, until every remaining trough is
 * significant.
 */
function joinNoise(parts: readonly BinRange[], bins: readonly SpectrumBin[]): readonly BinRange[] {
  const density = (index: number) => bins[index]?.densityM2PerHz ?? 0;
  const peak = ({ first, end }: BinRange) => density(peakOf(bins, first, end));
  const depths = parts.slice(1).map((upper, below) => {
    const smaller = Math.min(peak(upper), peak(parts[below] ?? upper));
    return smaller > 0 ? density(upper.first) / smaller : 1;
  });
  const least = Math.max(0, ...depths);
  return least <= TROUGH_OVER_PEAK ? parts : joinNoise(join(parts, depths.indexOf(least)), bins);
}

/**
 * Splits a partition that contains the separation frequency, because swell and wind sea can overlap without a trough.
 * `joinSmall` later rejoins pieces that are too small, such as the tail of a swell.
 */
function cutAtSeparation(
  parts: readonly BinRange[],
  bins: readonly SpectrumBin[],
  separationHz: number,
): readonly BinRange[] {
  const cut = bins.findIndex(({ frequencyHz }) => frequencyHz >= separationHz);
  return parts.flatMap((part) => {
    const { first, end } = part;
    return cut > first && cut < end
      ? [
          { first, end: cut },
          { first: cut, end },
        ]
      : [part];
  });
}

/**
 * Joins each partition that is too small for a train to the neighbour across the shallower trough, the smallest
 * partition first.
 */
function joinSmall(
  parts: readonly BinRange[],
  bins: readonly SpectrumBin[],
  variancesM2: readonly number[],
): readonly BinRange[] {
  const sizes = parts.map(({ first, end }) => sum(variancesM2.slice(first, end)));
  const least = Math.max(LEAST_SHARE * sum(variancesM2), (LEAST_HEIGHT_M / 4) ** 2);
  const smallest = sizes.indexOf(Math.min(...sizes));
  if (parts.length < 2 || (sizes[smallest] ?? 0) >= least) return parts;
  const trough = (nth: number) => bins[parts[nth]?.first ?? -1]?.densityM2PerHz ?? 0;
  const joinsUpper = smallest === 0 || (smallest < parts.length - 1 && trough(smallest + 1) > trough(smallest));
  return joinSmall(join(parts, joinsUpper ? smallest : smallest - 1), bins, variancesM2);
}

/** Joins the partition with index `lower` to the one of next higher frequency. */
function join(parts: readonly BinRange[], lower: number): readonly BinRange[] {
  const [a, b] = [parts[lower], parts[lower + 1]];
  return a && b ? [...parts.slice(0, lower), { first: a.first, end: b.end }, ...parts.slice(lower + 2)] : parts;
}

/** Computes a train: height 4 sqrt(m0), period of the highest bin, and energy-weighted mean direction. */
function trainOf(
  kind: Train['kind'],
  { first, end }: BinRange,
  bins: readonly SpectrumBin[],
  variancesM2: readonly number[],
): SpectralTrain {
  let [m0, east, north] = [0, 0, 0];
  for (let index = first; index < end; index++) {
    const varianceM2 = variancesM2[index] ?? 0;
    const fromDeg = bins[index]?.fromDeg;
    m0 += varianceM2;
    if (fromDeg === undefined) continue;
    east += varianceM2 * Math.sin(toRadians(fromDeg));
    north += varianceM2 * Math.cos(toRadians(fromDeg));
  }
  const hasDirection = Math.hypot(east, north) > 1e-9;
  return {
    kind,
    heightM: 4 * Math.sqrt(m0),
    periodS: 1 / (bins[peakOf(bins, first, end)]?.frequencyHz ?? Number.NaN),
    ...(hasDirection && { fromDeg: normalizeDeg(toDegrees(Math.atan2(east, north))) }),
  };
}

function peakOf(bins: readonly SpectrumBin[], first: number, end: number): number {
  let peak = first;
  for (let index = first + 1; index < end; index++)
    if ((bins[index]?.densityM2PerHz ?? 0) > (bins[peak]?.densityM2PerHz ?? 0)) peak = index;
  return peak;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
