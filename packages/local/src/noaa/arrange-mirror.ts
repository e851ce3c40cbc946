import { copyFile, mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { HOUR_MS } from '@groundswell/durations';
import { runName, runStart } from '@groundswell/forecast';
import { NOAA_HOSTS } from './noaa-source.ts';

/**
 * The files of a mirror: the bulletin of one buoy, or one step of one regional wave grid. `atlantic-nam` adds NAM's
 * wind.
 */
export type Scene = 'bulletin' | 'atlantic' | 'atlantic-nam' | 'west-coast';

export const SCENES: readonly Scene[] = ['bulletin', 'atlantic', 'atlantic-nam', 'west-coast'];

/** The wave files of each scene. */
const WAVES: Readonly<Record<Scene, RegExp>> = {
  bulletin: /^gfswave\.\w+\.bull$/,
  atlantic: /^(gfs|gdas)wave\.\d{8}\.t\d{2}z\.atlocn\./,
  'atlantic-nam': /^(gfs|gdas)wave\.\d{8}\.t\d{2}z\.atlocn\./,
  'west-coast': /^(gfs|gdas)wave\.\d{8}\.t\d{2}z\.wcoast\./,
};
const WIND = /^(gfs|gdas)\.\d{8}\.t\d{2}z\.pgrb2\.\w+\.f\d{3}\.wind10m\.grib2$/;
const NAM = /^nam\.\d{8}\.t\d{2}z\.\w+\.f\d{3}\.grib2$/;
/** NOAA publishes a run's files about four and a half hours after the run's start. */
const PUBLISHED_AFTER_MS = 4.5 * HOUR_MS;
/**
 * The offset from the run's start to the mirror's clock. A bulletin covers 16 days; a single step of a grid covers only
 * its own hour.
 */
const CLOCK_AFTER_MS: Readonly<Record<Scene, number>> = {
  bulletin: 5.5 * HOUR_MS,
  atlantic: HOUR_MS / 3,
  'atlantic-nam': HOUR_MS / 3,
  'west-coast': HOUR_MS / 3,
};

/** A file with its path in the mirror and, if it belongs to a run, the run's start (UTC ms). */
interface MirrorFile {
  readonly file: string;
  readonly place: string;
  readonly runAt?: number;
}

export function isScene(name: string): name is Scene {
  return SCENES.some((scene) => scene === name);
}

/**
 * Copies the loose NOAA files of a scene from below `from` into the mirror `to`. Writes a `mirror.json` that sets the
 * clock to a time the files cover. It also pins the cycle of the wind files, because they may be of another day than
 * the wave files. Returns the files' paths in the mirror.
 */
export async function arrangeMirror(from: string, to: string, scene: Scene): Promise<readonly string[]> {
  const files = (await readdir(from, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const named = (pattern: RegExp) => files.filter((file) => pattern.test(basename(file)));

  const waves = (await Promise.all(named(WAVES[scene]).map(placeOfRun))).flat();
  const wind = scene === 'bulletin' ? [] : (await Promise.all(named(WIND).map(placeOfRun))).flat();
  const nam = scene === 'atlantic-nam' ? named(NAM).map(placeOfNam) : [];
  const runAt = waves[0]?.runAt;
  if (runAt === undefined) throw new Error(`There is nothing for the scene ${scene} below ${from}.`);

  const placed = [...waves, ...wind, ...nam, ...files.flatMap(placeOfInstrument)];
  for (const one of placed) await copy(one, to);
  const standIns = Object.entries({ 'gfs.0p25': wind[0]?.runAt, nam: nam[0]?.runAt }).flatMap(([model, at]) =>
    at === undefined ? [] : [[model, runName(at)] as const],
  );
  const settings = {
    now: new Date(runAt + CLOCK_AFTER_MS[scene]).toISOString(),
    ...(standIns.length > 0 && { pins: Object.fromEntries(standIns) }),
    shortRangeModel: nam.length > 0 ? 'nam' : 'none',
    takeIncompleteAfterHours: 0,
  };
  await writeFile(join(to, 'mirror.json'), `${JSON.stringify(settings, undefined, 2)}\n`);
  return placed.map(({ place }) => place);
}

/** Returns a run's file with its path in NOAA's bucket, and its index if one is among the loose files. */
async function placeOfRun(file: string): Promise<readonly MirrorFile[]> {
  const name = basename(file);
  const { host } = NOAA_HOSTS.NOAA_GFS_URL;
  if (name.endsWith('.idx')) return [];
  if (name.endsWith('.bull')) {
    const [, day = '', hour = ''] = /Cycle\s*:\s*(\d{8})\s+(\d{2}) UTC/.exec(await readFile(file, 'latin1')) ?? [];
    return [
      { file, place: `${host}/gfs.${day}/${hour}/wave/station/bulls.t${hour}z/${name}`, runAt: startOf(day, hour) },
    ];
  }
  const [, kind = '', day = '', hour = '', rest = ''] = /^(\w+)\.(\d{8})\.t(\d{2})z\.(.+)$/.exec(name) ?? [];
  const folder = `${host}/gfs.${day}/${hour}`;
  const step = /\.(f\d{3})\./.exec(name)?.[1];
  const place = kind.endsWith('wave')
    ? `${folder}/wave/gridded/gfswave.t${hour}z.${rest}`
    : `${folder}/atmos/gfs.t${hour}z.pgrb2.0p25.${step}`;
  const runAt = startOf(day, hour);
  const index = join(dirname(file), '..', 'idx', `${name}.idx`);
  const hasIndex = await readFile(index).then(
    () => true,
    () => false,
  );
  return [{ file, place, runAt }, ...(hasIndex ? [{ file: index, place: `${place}.idx`, runAt }] : [])];
}

/** Returns a step of NAM with the path of the one grid that the pipeline reads, whatever grid the file has. */
function placeOfNam(file: string): MirrorFile {
  const [, day = '', hour = '', step = ''] = /^nam\.(\d{8})\.t(\d{2})z\.\w+\.f0(\d{2})\./.exec(basename(file)) ?? [];
  const place = `${NOAA_HOSTS.NOAA_NAM_URL.host}/nam.${day}/nam.t${hour}z.awphys${step}.tm00.grib2`;
  return { file, place, runAt: startOf(day, hour) };
}

/** Returns a buoy's realtime files and the station lists with their paths; an empty list for any other file. */
function placeOfInstrument(file: string): readonly MirrorFile[] {
  const name = basename(file);
  const { host } = NOAA_HOSTS.NDBC_URL;
  if (name === 'latest_obs.txt') return [{ file, place: `${host}/data/latest_obs/${name}` }];
  if (name === 'activestations.xml') return [{ file, place: `${host}/${name}` }];
  return /^\w{5}\.(txt|spec|data_spec|swdir)$/.test(name) ? [{ file, place: `${host}/data/realtime2/${name}` }] : [];
}

/** Copies a file and sets its modification time to when NOAA would have published the run. */
async function copy({ file, place, runAt }: MirrorFile, to: string) {
  const target = join(to, place);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(file, target);
  if (runAt === undefined) return;
  const publishedAt = new Date(runAt + PUBLISHED_AFTER_MS);
  await utimes(target, publishedAt, publishedAt);
}

function startOf(day: string, hour: string): number {
  const at = runStart(`${day}${hour}`);
  if (!day || Number.isNaN(at)) throw new Error(`"${day} ${hour}" is not the start of a run.`);
  return at;
}
