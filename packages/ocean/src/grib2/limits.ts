/** A 0.1° globe has 6.5 million points, HRRR 1.9; nothing is allocated from a larger claim. */
export const MAX_POINTS = 20_000_000;
/** A message of 20 million 32-bit values with its bitmap stays below this. */
export const MAX_MESSAGE_BYTES = 128 * 1024 * 1024;
/** NAM writes two fields a message, GFS at most four; a longer chain is invalid. */
export const MAX_FIELDS_PER_MESSAGE = 10_000;
/** Coefficients times coding passes of a JPEG2000 image: a 0.1° globe of 16 bits needs 300 million, about 4 seconds. */
export const MAX_CODING_WORK = 500_000_000;
