import { sealRuns } from '@groundswell/pipeline';
import { job, logLine } from '@groundswell/runtime';

/** Seals the runs whose forecasts are complete in the public log of forecasts, before their hours begin. */
export const handler = job({ name: 'seal-forecasts' }, async () => {
  const runs = await sealRuns(Date.now());
  if (runs.length > 0) logLine('info', { job: 'seal-forecasts', runs });
});
