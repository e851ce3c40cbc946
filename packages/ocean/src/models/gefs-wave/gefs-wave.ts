import { dayOf, hourOf } from '../../cycle.ts';
import { atSurface } from '../messages.ts';
import type { GridModel, ModelMessage } from '../model.ts';
import { everyHours, SYNOPTIC_HOURS, stepDigits, WHOLE_FILE_MAX_BYTES } from '../steps.ts';

const PARAMETERS = ['HTSGW', 'PERPW', 'DIRPW'] as const;

/** A spread has the unit of its parameter. That of a direction is an angle, not a direction. */
const spreadOf = (parameter: (typeof PARAMETERS)[number]): ModelMessage => {
  const { level, unit } = atSurface(parameter);
  return { parameter, level, unit };
};

/**
 * The wave ensemble of GEFS: 31 runs of WAVEWATCH III on the globe, 3-hourly to 240 hours, then 6-hourly to 384. The
 * files of mean and spread hold 12 parameters, of which three are read (NCEP's `exwave_stats.sh`).
 */
export const GEFS_WAVE: readonly GridModel[] = [
  ensembleFile(
    'mean',
    PARAMETERS.map((parameter) => atSurface(parameter)),
  ),
  ensembleFile('spread', PARAMETERS.map(spreadOf)),
];

function ensembleFile(ensemble: 'mean' | 'spread', wanted: readonly ModelMessage[]): GridModel {
  const prefix = (cycle: string) =>
    `gefs.${dayOf(cycle)}/${hourOf(cycle)}/wave/gridded/gefs.wave.t${hourOf(cycle)}z.${ensemble}.global.0p25.f`;
  return {
    id: `gefswave.${ensemble}.0p25`,
    kind: 'waves',
    use: 'contributes',
    ensemble,
    host: 'gefs',
    grid: { area: 'globe', spacing: '0.25°' },
    cycleHours: SYNOPTIC_HOURS,
    steps: [...everyHours(3, 0, 240), ...everyHours(6, 246, 384)],
    publishedAfterHours: { first: 4, last: 7 },
    path: (cycle, step) => `${prefix(cycle)}${stepDigits(step)}.grib2`,
    index: 'idx',
    listingPrefix: prefix,
    wanted,
    wholeFileMaxBytes: WHOLE_FILE_MAX_BYTES,
  };
}
