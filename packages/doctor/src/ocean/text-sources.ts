import { listBeaches } from '@groundswell/data/places';
import {
  bulletinPath,
  cycleAt,
  listUnitFaults,
  MAX_BULLETIN_BYTES,
  MET_UNITS,
  NotPublishedError,
  parseActiveStations,
  parseBulletin,
  parseLatestObs,
  parseRealtime,
  parseSpectra,
  parseSpectralSummary,
  SPECTRAL_UNITS,
  shiftCycle,
} from '@groundswell/ocean';
import {
  alertsUrl,
  findFeatureFault,
  listBulletinPoints,
  listBuoyIds,
  MAX_LIST_BYTES,
  parsePoint,
  pointUrl,
} from '@groundswell/pipeline';
import type { Reading } from './grid-sources.ts';
import { DifferenceError, type OceanSource } from './ocean-source.ts';

const START_BYTES = 8 * 1024;
const MAX_TEXT_BYTES = 4 * 1024 * 1024;
const MAX_POINT_BYTES = 64 * 1024;
/** The buoys whose directional spectra are read. Some buoys are always ashore for repair. */
const BUOYS_ASKED = 8;
const RUNS_BACK_HOURS = [0, -6, -12, -18, -24];

/** Lists NDBC's files of measurements. */
export function listInstrumentSources(ndbcUrl: string, reading: Reading): readonly OceanSource[] {
  const rest = { why: 'Pages show no new measurements, and forecasts are not corrected by them.', isRequired: false };
  const [latest, stations] = [`${ndbcUrl}/data/latest_obs/latest_obs.txt`, `${ndbcUrl}/activestations.xml`];
  const buoys = `${ndbcUrl}/data/realtime2/`;
  return [
    {
      ...rest,
      subject: 'NDBC latest_obs',
      url: latest,
      reader: 'packages/ocean/src/met-row.ts',
      async read() {
        const text = await readStart(reading, latest);
        const { size } = parseLatestObs(text);
        requireUnits(latest, text, MET_UNITS);
        requireRows(latest, size);
        return { says: `${size} stations in the first ${START_BYTES / 1024} KB, in the expected units` };
      },
    },
    {
      ...rest,
      subject: 'NDBC realtime2',
      url: buoys,
      reader: 'packages/ocean/src/ndbc-spectral.ts',
      read: () => readBuoy(buoys, reading),
    },
    {
      ...rest,
      subject: 'NDBC stations',
      url: stations,
      reader: 'packages/ocean/src/stations.ts',
      async read() {
        const text = await readStart(reading, stations);
        const whole = text.includes('</stations>') ? text : `${text.slice(0, text.lastIndexOf('/>') + 2)}</stations>`;
        const listed = parseActiveStations(whole);
        requireRows(stations, listed.filter(({ met }) => met).length);
        return { says: `${listed.length} stations in the first ${START_BYTES / 1024} KB` };
      },
    },
  ];
}

/** Reads the four files of the first wave buoy that has them all. */
async function readBuoy(folder: string, reading: Reading) {
  for (const id of listBuoyIds().slice(0, BUOYS_ASKED)) {
    const path = `${folder}${id}`;
    const directions = await unlessMissing(() => readStart(reading, `${path}.swdir`));
    if (directions === undefined) continue;
    const [standard, summary, density] = await Promise.all(
      ['txt', 'spec', 'data_spec'].map((kind) => readStart(reading, `${path}.${kind}`)),
    );
    requireRows(`${path}.txt`, parseRealtime(standard ?? '').length);
    requireUnits(`${path}.txt`, standard ?? '', MET_UNITS);
    requireRows(`${path}.spec`, parseSpectralSummary(summary ?? '').length);
    requireUnits(`${path}.spec`, summary ?? '', SPECTRAL_UNITS);
    const spectra = parseSpectra(density ?? '', directions);
    requireRows(`${path}.data_spec`, spectra.length);
    requireRows(`${path}.swdir`, spectra.flatMap(({ bins }) => bins.flatMap(({ fromDeg }) => fromDeg ?? [])).length);
    return { says: `buoy ${id}: measurements, wave summary, spectra and directions, in the expected units` };
  }
  throw new DifferenceError(
    `${folder} has no directional spectra of ${BUOYS_ASKED} buoys, such as ${listBuoyIds()[0]}.`,
  );
}

/** The bulletins, which stand in for a missing wave grid. */
export function bulletinSource(bulletinsUrl: string, reading: Reading): OceanSource {
  const cycles = RUNS_BACK_HOURS.map((hours) => shiftCycle(cycleAt(reading.now), hours));
  const [pointId = ''] = listBulletinPoints();
  const urlOf = (cycle: string) => `${bulletinsUrl}/${bulletinPath(cycle, pointId)}`;
  const oldest = urlOf(cycles.at(-1) ?? '');
  return {
    subject: 'Wave bulletins',
    why: 'Nothing stands in for a wave grid that is missing.',
    isRequired: false,
    url: oldest,
    reader: 'packages/ocean/src/bulletin.ts',
    async read() {
      for (const cycle of cycles) {
        const text = await unlessMissing(() => readStart(reading, urlOf(cycle), MAX_BULLETIN_BYTES));
        if (text === undefined) continue;
        const bulletin = parseBulletin(text);
        if (bulletin.pointId !== pointId || bulletin.cycle !== cycle)
          throw new DifferenceError(`${urlOf(cycle)} is of point ${bulletin.pointId} and cycle ${bulletin.cycle}.`);
        return { says: `run ${cycle}, point ${pointId}: ${bulletin.samples.length} hours in the first 8 KB` };
      }
      throw new DifferenceError(`No bulletin of the last day is where it is read, such as ${oldest}.`);
    },
  };
}

/** The weather service: the zones of one beach, and the advisories of its state and waters. */
export function weatherServiceSource(nwsUrl: string, { client, giveUpAt }: Reading): OceanSource {
  const [beach] = listBeaches();
  if (!beach) throw new Error('There are no beaches.');
  const url = pointUrl(nwsUrl, beach);
  const read = async (from: string, maxBytes: number) =>
    new TextDecoder().decode(await client.read(from, { maxBytes, giveUpAt }));
  return {
    subject: 'Weather service',
    why: 'Pages show no new advisories.',
    isRequired: false,
    url,
    reader: 'packages/pipeline/src/advisories/parse-alerts.ts',
    async read() {
      const zones = parsePoint(await read(url, MAX_POINT_BYTES));
      if (zones.length === 0)
        throw new DifferenceError(`${url}: properties.forecastZone and properties.county name no zone.`);
      const list = alertsUrl(nwsUrl, zones);
      const fault = findFeatureFault(await read(list, MAX_LIST_BYTES));
      if (fault) throw new DifferenceError(`${list}: in the first message ${fault}.`);
      return { says: `the zones ${zones.join(', ')} of ${beach.name}, and the advisories of their area` };
    },
  };
}

/** Reads the whole lines of a file's first kilobytes. */
async function readStart({ client, giveUpAt }: Reading, url: string, maxWholeBytes = MAX_TEXT_BYTES): Promise<string> {
  const range = { first: 0, last: START_BYTES - 1, orLess: true, maxWholeBytes, giveUpAt };
  const text = new TextDecoder('latin1').decode(await client.readRange(url, range));
  return text.length < START_BYTES ? text : text.slice(0, text.lastIndexOf('\n') + 1);
}

async function unlessMissing<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof NotPublishedError) return undefined;
    throw error;
  }
}

function requireRows(url: string, count: number): void {
  if (count === 0) throw new DifferenceError(`${url}: none of its first rows can be read.`);
}

function requireUnits(url: string, text: string, units: Readonly<Record<string, string>>): void {
  const faults = listUnitFaults(text, units);
  if (faults.length > 0) throw new DifferenceError(`${url}: ${faults.join('; ')}.`);
}
