/**
 * The largest number of points in a grid. A file that claims more is refused before memory is allocated. A 0.1° globe
 * has 6.5 million points, HRRR 1.9 million.
 */
export const MAX_POINTS = 20_000_000;
/** The largest size of a message, bytes. A message of 20 million 32-bit values with its bitmap is smaller. */
export const MAX_MESSAGE_BYTES = 128 * 1024 * 1024;
/**
 * The largest number of fields in a message. NAM writes two, GFS at most four; a message with more than 10,000 is
 * invalid.
 */
export const MAX_FIELDS_PER_MESSAGE = 10_000;
/**
 * The largest coding work of a JPEG2000 image, as coefficients times passes. A 0.1° globe of 16 bits needs 300 million,
 * about 4 seconds.
 */
export const MAX_CODING_WORK = 500_000_000;
