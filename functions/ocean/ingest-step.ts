import { cycles, samples } from '@groundswell/data/ocean';
import { BULLETINS, findModel, isCycle, STORED_MODELS } from '@groundswell/ocean';
import {
  buildWhenReady,
  completesEarlyBuild,
  ingestBulletins,
  ingestGridStep,
  isDrained,
  readOceanSettings,
  stepsToBuildFrom,
} from '@groundswell/pipeline';
import { job } from '@groundswell/runtime';
import * as v from 'valibot';

const message = v.object({
  source: v.picklist([...STORED_MODELS.map(({ id }) => id), BULLETINS]),
  cycle: v.pipe(v.string(), v.check(isCycle, 'The cycle must be ten digits.')),
  step: v.pipe(v.number(), v.integer(), v.minValue(-24), v.maxValue(384)),
});

/**
 * Reads one step of one source and stores its samples at the beaches. If it is the last queued step, or the last step
 * of an early build, it queues the build of the beaches.
 */
export const handler = job({ name: 'ingest-step', message }, async ({ source, cycle, step }) => {
  const settings = readOceanSettings();
  const model = findModel(source);
  await (model ? ingestGridStep(model, cycle, step, settings) : ingestBulletins(cycle, settings));

  const progress = await cycles.markDone(cycle, source, step);
  // No build follows the steps of a contributing model, so its series is joined here, and later builds read it.
  if (model?.use === 'contributes' && isDrained(progress))
    await samples.joinSteps(cycle, source, stepsToBuildFrom(progress, true));
  if (isDrained(progress) || completesEarlyBuild(progress, step)) await buildWhenReady(cycle, settings);
});
