import { hourOf } from '../../cycle.ts';
import { gfsFolder } from '../gfs/gfs-folder.ts';

/** The id under which a cycle's bulletins are recorded. All bulletins of a cycle count as one step. */
export const BULLETINS = 'gfswave.bulletins';
export const BULLETIN_STEPS: readonly number[] = [0];

/** Returns the path of a point's bulletin below NOAA_BULLETINS_URL. */
export function bulletinPath(cycle: string, pointId: string): string {
  return `${gfsFolder(cycle)}/wave/station/bulls.t${hourOf(cycle)}z/gfswave.${pointId}.bull`;
}
