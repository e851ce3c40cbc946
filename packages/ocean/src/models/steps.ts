/** The UTC hours at which NOAA's global models begin. */
export const SYNOPTIC_HOURS: readonly number[] = [0, 6, 12, 18];

/** The lead hours of the global models: hourly for 120 hours, then 3-hourly to 384; 209 steps in all. */
export const GRID_STEPS: readonly number[] = [...hourlyTo(120), ...everyHours(3, 123, 384)];

/** The size limit of a file that is read whole, bytes. */
export const WHOLE_FILE_MAX_BYTES = 40 * 1024 * 1024;

export function hourlyTo(last: number): readonly number[] {
  return everyHours(1, 0, last);
}

/** Returns every `interval` hours from the first to the last, both included. */
export function everyHours(interval: number, first: number, last: number): readonly number[] {
  return Array.from({ length: Math.floor((last - first) / interval) + 1 }, (_, index) => first + interval * index);
}

/** Returns a step as file names write it, such as `007`. */
export function stepDigits(step: number, digits = 3): string {
  return String(step).padStart(digits, '0');
}
