import { BULLETIN_TRAINS, type SampleBlock, samples, waveWidth, writeWaveRow } from '@groundswell/data/ocean';
import { listBeaches } from '@groundswell/data/places';
import { HOUR_MS } from '@groundswell/durations';
import {
  BadBulletinError,
  BULLETINS,
  type Bulletin,
  bulletinPath,
  MAX_BULLETIN_BYTES,
  NotPublishedError,
  parseBulletin,
  parseCycle,
  RefusedFileError,
} from '@groundswell/ocean';
import { logLine } from '@groundswell/runtime';
import pMap from 'p-map';
import { listBulletinPoints } from '../cycles/available-steps.ts';
import { noaa } from '../noaa.ts';
import type { OceanSettings } from '../ocean-settings.ts';
import { type SourceFile, sourceFileOf } from './source-file.ts';

/** The limit of parallel requests, because NOMADS allows few. */
const READS_AT_ONCE = 4;
/** The number of the single step that stands for all bulletins of a cycle. */
const STEP = 0;

/**
 * Reads the bulletins of all points near beaches and stores their hours. Points with a missing or malformed bulletin
 * are left out and logged. Throws NotPublishedError when all bulletins are missing.
 */
export async function ingestBulletins(cycle: string, settings: OceanSettings): Promise<void> {
  const file = sourceFileOf(cycle, STEP, settings.pins.get(BULLETINS));
  const read = await pMap(listBulletinPoints(), (pointId) => readBulletin(pointId, file, settings), {
    concurrency: READS_AT_ONCE,
  });
  const bulletins = new Map(read.flatMap((bulletin) => (bulletin ? [[bulletin.pointId, bulletin] as const] : [])));
  if (bulletins.size === 0) throw new NotPublishedError(`${settings.bulletinsUrl}/${bulletinPath(file.cycle, '*')}`);
  await samples.putStep(cycle, BULLETINS, STEP, toBlock(file, bulletins));
}

async function readBulletin(
  pointId: string,
  { cycle }: SourceFile,
  settings: OceanSettings,
): Promise<Bulletin | undefined> {
  const url = `${settings.bulletinsUrl}/${bulletinPath(cycle, pointId)}`;
  try {
    const text = new TextDecoder().decode(await noaa.read(url, { maxBytes: MAX_BULLETIN_BYTES }));
    const bulletin = parseBulletin(text);
    if (bulletin.pointId !== pointId) throw new RefusedFileError(url, `the bulletin is of point ${bulletin.pointId}`);
    if (bulletin.cycle !== cycle) throw new RefusedFileError(url, `the bulletin is of cycle ${bulletin.cycle}`);
    return bulletin;
  } catch (error) {
    if (error instanceof NotPublishedError) return undefined;
    if (!(error instanceof RefusedFileError || error instanceof BadBulletinError)) throw error;
    logLine('warn', { job: 'ingest-step', url, error });
    return undefined;
  }
}

function toBlock({ cycle, standInHours = 0 }: SourceFile, bulletins: ReadonlyMap<string, Bulletin>): SampleBlock {
  const beaches = listBeaches().flatMap((beach) => {
    const bulletin = bulletins.get(beach.bulletinId ?? '');
    return bulletin ? [{ beachId: beach.id, bulletin }] : [];
  });
  const instants = new Set([...bulletins.values()].flatMap(({ samples }) => samples.map(({ validAt }) => validAt)));
  const times = [...instants].sort((a, b) => a - b);
  const columnOf = new Map(times.map((instant, index) => [instant, index]));

  const width = waveWidth(BULLETIN_TRAINS);
  const rows = new Float32Array(beaches.length * times.length * width).fill(Number.NaN);
  beaches.forEach(({ bulletin }, beach) => {
    for (const sample of bulletin.samples) {
      writeWaveRow(rows, (beach * times.length + (columnOf.get(sample.validAt) ?? 0)) * width, width, sample);
    }
  });
  return {
    model: 'gfswave bulletin',
    runAt: parseCycle(cycle),
    standInHours: standInHours || undefined,
    width,
    beaches: beaches.map(({ beachId }) => ({ beachId })),
    validAt: times.map((instant) => instant + standInHours * HOUR_MS),
    rows,
  };
}
