import { dayOf, hourOf } from '../../cycle.ts';

/** Returns the folder of a GFS cycle, such as `gfs.20261120/06`. */
export function gfsFolder(cycle: string): string {
  return `gfs.${dayOf(cycle)}/${hourOf(cycle)}`;
}
