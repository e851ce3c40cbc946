import { HOUR_MS, MINUTE_MS } from '@groundswell/durations';
import { AIR_MODEL_ID, findModel, type GridModel, waveModelId } from '@groundswell/ocean';
import { makeAirStep, makeWaveStep } from '@groundswell/ocean/testing/made-steps';
import { BEACHES, STARTS_AT, type World } from '../world.ts';
import type { Ledger } from './ledger.ts';

/** The runs that NOAA publishes while the world exists, with the times of their publication. */
export const RUNS = [
  { cycle: '2026112606', runAt: Date.UTC(2026, 10, 26, 6), at: STARTS_AT - HOUR_MS },
  { cycle: '2026112612', runAt: Date.UTC(2026, 10, 26, 12), at: STARTS_AT + 4 * HOUR_MS },
] as const;
/** A few hours of the first run, which reach into the next afternoon at the beaches. */
const FIRST_STEPS = Array.from({ length: 13 }, (_, index) => 3 * index);
/** The later run brings winds for three days, the least that is built; the waves stay those of the first run. */
const LATER_STEPS = Array.from({ length: 73 }, (_, hour) => hour);

/** Publishes the runs of the world's ocean. */
export function publishRuns({ scheduler, services: { noaa } }: World): void {
  const publish = (model: GridModel | undefined, cycle: string, steps: readonly number[]) => {
    for (const step of model ? steps : []) {
      const path = model?.path(cycle, step) ?? '';
      const make = model?.kind === 'waves' ? makeWaveStep : makeAirStep;
      const file = lazy(() => make(cycle, step));
      noaa.files.set(path, () => file().bytes);
      noaa.files.set(`${path}.idx`, () => new TextEncoder().encode(file().index));
    }
  };
  for (const [index, { cycle, at }] of RUNS.entries())
    scheduler.at(at, () => {
      if (index === 0) publish(findModel(waveModelId('atlocn')), cycle, FIRST_STEPS);
      publish(findModel(AIR_MODEL_ID), cycle, index === 0 ? FIRST_STEPS : LATER_STEPS);
    });
}

/** Makes a value when it is first asked for; runs of the same process share it. */
function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Lets visitors look at the forecasts now and then, and records what they see. */
export function startVisitors(world: World, ledger: Ledger, until: number): void {
  for (const beach of Object.values(BEACHES))
    world.person(`visitor of ${beach}`, async () => {
      while (world.scheduler.now() < until) {
        await world.sleep(world.random.between(20 * MINUTE_MS, 90 * MINUTE_MS));
        await look(world, ledger, beach);
      }
    });
}

async function look(world: World, ledger: Ledger, beach: number): Promise<void> {
  const at = world.scheduler.now();
  const asked = { params: { fcstId: String(beach) }, address: '192.0.2.9', browser: {} };
  const reply = await world.call('forecast', asked).catch(() => undefined);
  if (reply?.status !== 200) return;
  const { sources, stale_hours: staleHours } = reply.body;
  const runs = [sources?.waves, sources?.wind].flatMap((one) => (one ? [Date.parse(one.run)] : []));
  const [runAt, oldestAt] = runs.length > 0 ? [Math.max(...runs), Math.min(...runs)] : [];
  ledger.served.push({ at, beach, staleHours, runAt, oldestAt, hasWaves: Boolean(sources?.waves) });
}
