import { accuracy } from '@groundswell/data/ocean';
import { fitHeightErrors, joinReliability } from '@groundswell/forecast/verify';
import {
  ACCURACY_DAYS,
  compareWinds,
  listComparedBuoyIds,
  readOceanSettings,
  readRunsAtBuoys,
  type VerifiedBuoy,
  verifyBuoy,
} from '@groundswell/pipeline';
import { doEach, job, logLine } from '@groundswell/runtime';

const BUOYS_AT_ONCE = 8;

/**
 * Compares forecasts with buoy measurements, and summarizes their accuracy. A failed buoy keeps its previous summary
 * and does not hold up the others. Then it finds stations whose wind differs from their beach's.
 */
export const handler = job({ name: 'verify-forecasts' }, async () => {
  const now = Date.now();
  const [runs, before] = await Promise.all([readRunsAtBuoys(now), accuracy.findSummary()]);
  const previousByBuoy = new Map((before?.buoys ?? []).map((buoy) => [buoy.buoyId, buoy]));
  const buoys = new Map<string, VerifiedBuoy | undefined>();
  const verify = async (buoyId: string) => {
    buoys.set(buoyId, previousByBuoy.get(buoyId));
    buoys.set(buoyId, await verifyBuoy(buoyId, runs.get(buoyId) ?? [], before, now));
  };
  try {
    await doEach(listComparedBuoyIds(), BUOYS_AT_ONCE, verify);
  } finally {
    const { biasCorrection, isSample } = readOceanSettings();
    const verified = listComparedBuoyIds()
      .flatMap((buoyId) => buoys.get(buoyId) ?? [])
      .map((buoy) => (biasCorrection ? buoy : { ...buoy, corrections: [] }));
    await accuracy.putSummary({
      updatedAt: now,
      days: ACCURACY_DAYS,
      isSample,
      buoys: verified.map(({ pairs: _, ...buoy }) => buoy),
      heightErrors: { ...before?.heightErrors, ...fitErrors(verified) },
    });
    logLine('info', { job: 'verify-forecasts', buoys: verified.length });
  }
  logLine('info', { job: 'verify-forecasts', winds: await compareWinds(now) });
});

/**
 * Fits the errors of heights of each wave model to the pairs of its buoys. A model with a failed buoy is left out,
 * because the errors of the remaining buoys would differ from those of all.
 */
function fitErrors(buoys: readonly VerifiedBuoy[]) {
  const models = [...new Set(buoys.map(({ model }) => model))];
  return Object.fromEntries(
    models.flatMap((model) => {
      const ofModel = buoys.filter((buoy) => buoy.model === model);
      const pairs = ofModel.flatMap((buoy) => buoy.pairs ?? []);
      return pairs.length === ofModel.length ? [[model, fitHeightErrors(joinReliability(pairs))]] : [];
    }),
  );
}
