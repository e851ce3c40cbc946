import { accuracy, type BuoyAccuracy } from '@groundswell/data/ocean';
import {
  ACCURACY_DAYS,
  compareWinds,
  listComparedBuoyIds,
  readOceanSettings,
  readRunsAtBuoys,
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
  const buoys = new Map<string, BuoyAccuracy | undefined>();
  const verify = async (buoyId: string) => {
    buoys.set(buoyId, previousByBuoy.get(buoyId));
    buoys.set(
      buoyId,
      await verifyBuoy(buoyId, runs.get(buoyId) ?? [], previousByBuoy.get(buoyId)?.corrections ?? [], now),
    );
  };
  try {
    await doEach(listComparedBuoyIds(), BUOYS_AT_ONCE, verify);
  } finally {
    const { biasCorrection, isSample } = readOceanSettings();
    const verified = listComparedBuoyIds()
      .flatMap((buoyId) => buoys.get(buoyId) ?? [])
      .map((buoy) => (biasCorrection ? buoy : { ...buoy, corrections: [] }));
    await accuracy.putSummary({ updatedAt: now, days: ACCURACY_DAYS, isSample, buoys: verified });
    logLine('info', { job: 'verify-forecasts', buoys: verified.length });
  }
  logLine('info', { job: 'verify-forecasts', winds: await compareWinds(now) });
});
