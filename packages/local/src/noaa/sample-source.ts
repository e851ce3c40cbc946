import { HOUR_MS } from '@groundswell/durations';
import { createSampleOcean, RUN_PUBLISHED_AFTER_MS } from '@groundswell/sample-ocean';
import { NOAA_HOSTS, type NoaaFile, type NoaaSource } from './noaa-source.ts';
import { stepOf } from './step-of.ts';

const SEED = 1;

/** Which files of each run the sample ocean publishes. */
export interface Published {
  readonly days: number;
  /**
   * The published steps, in hours after the run's start; absent for all steps. The global wave step nearest to the
   * present is always published, because charts show it first.
   */
  readonly stepsHours?: readonly number[];
  readonly bulletins: boolean;
  readonly shortRange: boolean;
}

const [RUN_EVERY_MS, CHART_EVERY_MS] = [6 * HOUR_MS, 3 * HOUR_MS];
const GLOBAL_WAVES = '.global.0p25.';
const SHORT_RANGE = /^\/?(hrrr|nam|rrfs)\./;

export const WHOLE: Published = { days: Number.POSITIVE_INFINITY, bulletins: true, shortRange: true };

/** Returns the chart step, in hours after the newest run's start, that is nearest to the present. */
function currentStep(now: number): number {
  const runAt = Math.floor((now - RUN_PUBLISHED_AFTER_MS) / RUN_EVERY_MS) * RUN_EVERY_MS;
  return Math.round((now - runAt) / CHART_EVERY_MS) * (CHART_EVERY_MS / HOUR_MS);
}

/** Serves the sample ocean as NOAA's hosts. `now` returns the cloud's time, UTC ms. */
export function openSample(now: () => number, published = () => WHOLE): NoaaSource {
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
    async find(_host, path) {
      const { path: root } = NOAA_HOSTS.NOAA_BULLETINS_URL;
      if (!path.startsWith(`${root}/`)) return find(path);
      return published().bulletins ? find(path.slice(root.length)) : undefined;
    },
    async list(_host, prefix) {
      const { days, stepsHours, shortRange } = published();
      if (!shortRange && SHORT_RANGE.test(prefix)) return [];
      const nearest = currentStep(now());
      const isThere = (path: string) => {
        const step = stepOf(path);
        const isFirst = stepsHours?.includes(step) || (step === nearest && path.includes(GLOBAL_WAVES));
        return step <= days * 24 && (stepsHours === undefined || isFirst);
      };
      return ocean
        .list(`/${prefix}`)
        .filter(({ path }) => isThere(path))
        .map(({ path, sizeBytes, lastModified }) => ({
          key: path.slice(1),
          sizeBytes,
          modifiedAt: lastModified.getTime(),
        }))
        .sort((a, b) => (a.key < b.key ? -1 : 1));
    },
  };
}
