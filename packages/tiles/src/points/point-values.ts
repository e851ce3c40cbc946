import { fromPixel, NO_DATA, type Scale, TOP_PIXEL, toPixel } from '../scale.ts';

/**
 * The scale of heights is linear in the square root, so that a small sea has finer steps: 3.5 cm at 1 m, 11 cm at 10 m,
 * up to 20 m.
 */
const ROOT_HEIGHT: Scale = { least: 0, most: Math.sqrt(20) };
const PERIOD_S: Scale = { least: 0, most: 25.4 };
const WIND_MPS: Scale = { least: 0, most: 63.5 };
/** The steps are 0.16 °C. */
const SEA_C: Scale = { least: -4, most: 36.64 };
/** The number of direction steps, 1.5° each. */
const DIRECTIONS = 240;
const DIRECTION_STEP_DEG = 360 / DIRECTIONS;

/**
 * The conversion of a quantity to a byte and back, exact to half a step. 255 stands for a missing value, which is NaN
 * when read.
 */
export interface ByteScale {
  toByte(value: number): number;
  fromByte(byte: number): number;
}

export const heightByte: ByteScale = {
  toByte: (m) => toPixel(ROOT_HEIGHT, Math.sqrt(Math.max(0, m))),
  fromByte: (byte) => (byte === NO_DATA ? Number.NaN : fromPixel(ROOT_HEIGHT, byte) ** 2),
};
export const periodByte = linear(PERIOD_S);
export const windByte = linear(WIND_MPS);
export const seaByte = linear(SEA_C);
export const directionByte: ByteScale = {
  toByte: (deg) =>
    Number.isNaN(deg) ? NO_DATA : Math.round((((deg % 360) + 360) % 360) / DIRECTION_STEP_DEG) % DIRECTIONS,
  fromByte: (byte) => (byte < DIRECTIONS ? byte * DIRECTION_STEP_DEG : Number.NaN),
};

function linear(scale: Scale): ByteScale {
  return {
    toByte: (value) => toPixel(scale, value),
    fromByte: (byte) => (byte <= TOP_PIXEL ? fromPixel(scale, byte) : Number.NaN),
  };
}
