import type { Train } from '../ocean-at-beach.ts';
import { GRAVITY_MPS2 } from '../waves/dispersion.ts';

const SEA_WATER_KG_PER_M3 = 1025;
/**
 * The ratio of energy period to peak period. It is 0.9 for a JONSWAP spectrum, which EPRI (2011) uses for US waters,
 * and 0.86 for a fully developed sea.
 */
const ENERGY_OVER_PEAK_PERIOD = 0.9;

/**
 * Returns the wave power offshore, kW per metre of crest: P = rho g² H² Te / 64 pi in deep water (Falnes 2007, Marine
 * Structures 20), summed over the trains. Heights are significant heights, periods are peak periods.
 */
export function computeWavePowerKwPerM(trains: readonly Train[]): number {
  return trains.reduce((sum, { heightM, periodS }) => sum + KW_PER_M * heightM ** 2 * periodS, 0);
}

const KW_PER_M = (SEA_WATER_KG_PER_M3 * GRAVITY_MPS2 ** 2 * ENERGY_OVER_PEAK_PERIOD) / (64 * Math.PI) / 1000;
