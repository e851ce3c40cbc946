/**
 * The most points of a grid; no larger claim leads to an allocation. A 0.1° globe has 6.5 million points, HRRR 1.9
 * million.
 */
export const MAX_POINTS = 20_000_000;
/** The most bytes of a message. A message of 20 million 32-bit values with its bitmap stays below this. */
export const MAX_MESSAGE_BYTES = 128 * 1024 * 1024;
/** The most fields of a message. NAM writes two, GFS at most four; a longer chain is invalid. */
export const MAX_FIELDS_PER_MESSAGE = 10_000;
/**
 * The most coding work of a JPEG2000 image, coefficients times passes. A 0.1° globe of 16 bits needs 300 million, about
 * 4 seconds.
 */
export const MAX_CODING_WORK = 500_000_000;
