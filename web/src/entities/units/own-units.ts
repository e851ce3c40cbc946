import type { getUserUnits, ReplyOf } from '@groundswell/contracts';
import { type Units, unitsOfSystem } from '@groundswell/forecast';

/**
 * Returns the units of an account's settings by quantity. Tides, which the reply leaves out, use the unit of the waves.
 */
export function ownUnits({ wvht_unit, wind_unit, temp_unit }: ReplyOf<typeof getUserUnits>): Units {
  return { ...unitsOfSystem(wvht_unit === 'm' ? 2 : 1), wave: wvht_unit, wind: wind_unit, temp: temp_unit };
}
