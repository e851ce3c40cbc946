import { HOUR_MS } from '@groundswell/durations';
import type { ObservationRow, Reading, StationHistory, Train } from '@groundswell/forecast';
import {
  computeSpectralHeightM,
  parseRealtime,
  parseSpectra,
  parseSpectralSummary,
  type Spectrum,
  splitSpectrum,
  trainsOfRow,
  withTrains,
} from '@groundswell/ocean';
import { readStart, unlessRefused } from './station-files.ts';

/** The contents of a buoy's files. The values of the rows are not checked yet. */
export interface BuoyFiles {
  readonly rows: readonly ObservationRow[];
  readonly trains?: Reading<readonly Train[]>;
}

/**
 * The byte limits for reading the start of NDBC's files. 48 hours of ten-minute rows are 27 KB, a few hours are 8 KB. A
 * spectrum has less than 1 KB a row.
 */
const FILL_BYTES = 32 * 1024;
const START_BYTES = 8 * 1024;
const SPECTRA_BYTES = 4 * 1024;
const FILL_AFTER_MS = 6 * HOUR_MS;
/**
 * The largest time difference between two rows of one measurement. NDBC's files date the same measurement up to ten
 * minutes apart.
 */
const SAME_MS = 15 * 60_000;

/** The history already stored for a buoy, and the limits for reading more. */
export interface BuoyReadOptions {
  readonly history: StationHistory | undefined;
  /** The latest plausible time of a row, UTC ms. Later times are errors of the station's clock. */
  readonly until: number;
  readonly giveUpAt: number;
}

/**
 * Reads a wave buoy's rows. For each new wave measurement it also reads the spectral summary and the newest spectra. If
 * no recent history is stored, it reads the rows of the last 48 hours.
 */
export async function readBuoy(path: string, { history, until, giveUpAt }: BuoyReadOptions): Promise<BuoyFiles> {
  const isKnown = (history?.rows[0]?.at ?? 0) > until - FILL_AFTER_MS;
  const inTime = ({ at }: { readonly at: number }) => at <= until;
  const readRows = async (kind: string, bytes: number, parse: (text: string) => readonly ObservationRow[]) =>
    ((await readStart(`${path}.${kind}`, { bytes, giveUpAt }, parse)) ?? []).filter(inTime);

  const standard = await readRows('txt', isKnown ? START_BYTES : FILL_BYTES, parseRealtime);
  const wavesAt = newestWavesAt(standard);
  if (wavesAt !== undefined && wavesAt <= (newestWavesAt(history?.rows ?? []) ?? 0)) return { rows: standard };

  const summary = await readRows('spec', START_BYTES, parseSpectralSummary);
  const read = [...summary, ...standard];
  if (newestWavesAt(read) === undefined) return { rows: read };
  const spectra = (await readSpectra(path, giveUpAt)).filter(inTime);
  const splits = spectra.flatMap((spectrum) => trainsOfSpectrum(spectrum, read) ?? []);
  // Rows older than the oldest spectrum read now already have trains in the stored history. The spectral summary must
  // not overwrite those trains.
  const since = isKnown ? (spectra.at(-1)?.at ?? Number.NEGATIVE_INFINITY) - SAME_MS : Number.NEGATIVE_INFINITY;
  const rows = [...summary.filter(({ at }) => at >= since), ...standard].map((row) => partitionRow(row, splits));
  return { rows, trains: splits.find(({ at }) => at === spectra[0]?.at) ?? newestSummary(rows) };
}

type Split = NonNullable<BuoyFiles['trains']>;

/**
 * Returns a row with the swell and wind sea that the spectrum of the same measurement gives. All pages then show the
 * same trains.
 */
function partitionRow(row: ObservationRow, splits: readonly Split[]): ObservationRow {
  const [nearest] = splits.toSorted((a, b) => Math.abs(a.at - row.at) - Math.abs(b.at - row.at));
  const isOfRow = nearest && row.waveHeightM !== undefined && Math.abs(nearest.at - row.at) <= SAME_MS;
  return isOfRow ? withTrains(row, nearest.value) : row;
}

/** Returns when the newest waves of these rows were measured, UTC ms; undefined without waves. */
function newestWavesAt(rows: readonly ObservationRow[]): number | undefined {
  return rows.find(({ waveHeightM }) => waveHeightM !== undefined)?.at;
}

/** Returns the newest spectra with directions, newest first; empty where the buoy measures no directions. */
async function readSpectra(path: string, giveUpAt: number): Promise<readonly Spectrum[]> {
  const readText = (kind: string) => readStart(`${path}.${kind}`, { bytes: SPECTRA_BYTES, giveUpAt }, (text) => text);
  const density = await readText('data_spec');
  const directions = density && (await readText('swdir'));
  if (!density || !directions) return [];
  return (await unlessRefused(`${path}.data_spec`, async () => parseSpectra(density, directions))) ?? [];
}

/**
 * Returns the trains of a spectrum. Each must have a direction, and the spectrum's height must match the height that
 * the buoy published.
 */
function trainsOfSpectrum(spectrum: Spectrum, rows: readonly ObservationRow[]): Split | undefined {
  const row = rows.find(({ at, waveHeightM }) => waveHeightM !== undefined && Math.abs(at - spectrum.at) <= SAME_MS);
  if (!row || !agrees(spectrum, row)) return undefined;
  const trains = splitSpectrum(spectrum, row.windMps);
  const directed = trains.flatMap(({ kind, heightM, periodS, fromDeg }) =>
    fromDeg === undefined
      ? []
      : [{ kind, heightM: round(heightM, 3), periodS: round(periodS, 2), fromDeg: round(fromDeg, 1) % 360 }],
  );
  return directed.length === trains.length ? { at: spectrum.at, value: directed } : undefined;
}

/**
 * Returns whether a spectrum belongs to a row. Their heights may differ by 0.15 m plus a tenth of the row's height. A
 * greater difference means another measurement or a bad spectrum.
 */
function agrees(spectrum: Spectrum, { waveHeightM = 0 }: ObservationRow): boolean {
  return Math.abs(computeSpectralHeightM(spectrum) - waveHeightM) <= 0.15 + 0.1 * waveHeightM;
}

function newestSummary(rows: readonly ObservationRow[]): Split | undefined {
  const [newest] = rows.filter((row) => trainsOfRow(row).length > 0).sort((a, b) => b.at - a.at);
  return newest && { at: newest.at, value: trainsOfRow(newest) };
}

function round(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
