import type { GridModel } from '@groundswell/ocean';
import type { FakeNoaa } from '@groundswell/ocean/testing/fake-noaa';
import { makeAirStep, makeEnsembleStep, makeWaveStep } from '@groundswell/ocean/testing/made-steps';
import type { MadeFile } from '@groundswell/ocean/testing/write-grib';

/** Publishes steps of models with their indexes, made on demand. */
export function publishSteps(
  noaa: FakeNoaa,
  cycle: string,
  steps: readonly number[],
  models: readonly GridModel[],
): void {
  for (const model of models) {
    for (const step of steps) {
      const file = () => made(model, cycle, step);
      noaa.files.set(model.path(cycle, step), () => file().bytes);
      noaa.files.set(`${model.path(cycle, step)}.idx`, () => new TextEncoder().encode(file().index));
    }
  }
}

const madeFiles = new Map<string, MadeFile>();

/** Makes a model's file once for all tests. All wave models use the same file. */
function made({ kind, ensemble }: GridModel, cycle: string, step: number): MadeFile {
  const name = `${kind} ${ensemble} ${cycle} ${step}`;
  const make = ensemble ? makeEnsembleStep : kind === 'waves' ? makeWaveStep : makeAirStep;
  const file = madeFiles.get(name) ?? make(cycle, step);
  madeFiles.set(name, file);
  return file;
}
