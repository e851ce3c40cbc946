import { isCycle } from '@groundswell/ocean';
import { packPoints, readOceanSettings } from '@groundswell/pipeline';
import { job, logLine } from '@groundswell/runtime';
import * as v from 'valibot';

const message = v.object({ run: v.pipe(v.string(), v.check(isCycle, 'The run must be ten digits.')) });

/** Packs the drawn hours of a run for point queries, and makes point queries read this run from now on. Idempotent. */
export const handler = job({ name: 'pack-points', message }, async ({ run }) => {
  const shown = await packPoints(run, readOceanSettings());
  logLine('info', { job: 'pack-points', run, shown });
});
