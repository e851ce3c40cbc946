import { GEFS_WAVE } from './gefs-wave/gefs-wave.ts';
import { GFS } from './gfs/gfs.ts';
import { GFS_WAVE, GFS_WAVE_GLOBAL } from './gfs-wave/gfs-wave.ts';
import { HRRR } from './hrrr/hrrr.ts';
import type { GridModel } from './model.ts';
import { NAM } from './nam/nam.ts';
import { RRFS } from './rrfs/rrfs.ts';

/** The models of all folders beside this file. A new model is one folder and one entry here. */
export const MODELS: readonly GridModel[] = [...GFS_WAVE, GFS, NAM, HRRR, RRFS, ...GEFS_WAVE, GFS_WAVE_GLOBAL];

/** The models of which forecasts are made. A cycle waits for these, and for no other. */
export const DECIDING_MODELS: readonly GridModel[] = MODELS.filter(({ use }) => use === 'decides');

/** The models whose steps `ingest-step` stores. */
export const STORED_MODELS: readonly GridModel[] = MODELS.filter(({ use }) => use !== 'charts');

export const SHORT_RANGE_MODELS = { nam: NAM, hrrr: HRRR, rrfs: RRFS } as const;

/** The models that contribute, by the name by which the setting chooses them. */
export const CONTRIBUTING_MODELS: Readonly<Record<string, readonly GridModel[]>> = { 'gefs-wave': GEFS_WAVE };

export type ShortRangeModelId = keyof typeof SHORT_RANGE_MODELS;

export function isShortRangeModelId(text: string): text is ShortRangeModelId {
  return Object.hasOwn(SHORT_RANGE_MODELS, text);
}

/** Returns the stored model of an id; undefined for an unknown id. */
export function findModel(id: string): GridModel | undefined {
  return STORED_MODELS.find((model) => model.id === id);
}
