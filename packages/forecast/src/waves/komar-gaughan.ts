import { GRAVITY_MPS2 } from './dispersion.ts';

/**
 * Breaking height in metres of a wave that comes straight on, Hb = 0.39 g^0.2 (T H0²)^0.4: Komar & Gaughan (1973),
 * 13th Coastal Engineering Conference, eq. 8, fitted to laboratory and field data. 11 to 12 % above exact linear
 * shoaling; kept as an independent check on `computeBreaking`.
 */
export function komarGaughanHeightM(deepHeightM: number, periodS: number): number {
  return 0.39 * GRAVITY_MPS2 ** 0.2 * (periodS * deepHeightM ** 2) ** 0.4;
}
