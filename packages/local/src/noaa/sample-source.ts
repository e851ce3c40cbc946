import { createSampleOcean, forecastHours } from '@groundswell/sample-ocean';
import { NOAA_HOSTS, type NoaaFile, type NoaaSource } from './noaa-source.ts';

const SEED = 1;
const GRIDS = ['atlocn', 'wcoast', 'epacif'];

/** The sample ocean as NOAA's hosts. `now` is the cloud's time, UTC ms. */
export function openSample(now: () => number): NoaaSource {
  const ocean = createSampleOcean({ seed: SEED, now: () => new Date(now()) });

  const find = async (path: string): Promise<NoaaFile | undefined> => {
    const file = await ocean.respond(path);
    return (
      file && {
        sizeBytes: file.bytes.length,
        modifiedAt: file.lastModified.getTime(),
        contentType: file.contentType,
        read: async ({ start, end }) => file.bytes.subarray(start, end + 1),
      }
    );
  };

  return {
    find: (_host, path) => {
      const { path: root } = NOAA_HOSTS.NOAA_BULLETINS_URL;
      return find(path.startsWith(`${root}/`) ? path.slice(root.length) : path);
    },
    /**
     * A run is there as a whole or not at all, so its first file tells of all of them. It lends them its size too: the
     * others are written when they are asked for, and sizes of that order are all that a listing tells.
     */
    async list(_host, prefix) {
      const keys = namesUnder(prefix).filter((key) => key.startsWith(prefix));
      const first = await find(`/${keys.find((key) => !key.endsWith('.idx')) ?? ''}`);
      if (!first) return [];
      const { sizeBytes, modifiedAt } = first;
      return keys.sort().map((key) => ({ key, sizeBytes, modifiedAt }));
    },
  };
}

/** Every name that a run of NOAA's layout has in the folders that the sample ocean writes. */
function namesUnder(prefix: string): string[] {
  const [, run, hour] = /^(gfs\.\d{8}\/(\d{2}))\//.exec(prefix) ?? [];
  if (run === undefined) return [];
  return forecastHours.flatMap((forecastHour) => {
    const step = `f${String(forecastHour).padStart(3, '0')}`;
    const waves = GRIDS.map((grid) => `${run}/wave/gridded/gfswave.t${hour}z.${grid}.0p16.${step}.grib2`);
    return [...waves, `${run}/atmos/gfs.t${hour}z.pgrb2.0p25.${step}`].flatMap((key) => [key, `${key}.idx`]);
  });
}
