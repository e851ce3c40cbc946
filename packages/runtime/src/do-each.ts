import pMap from 'p-map';

/**
 * Runs `work` for each item, a limited number at a time; one that throws does not stop the others. Throws the first
 * error at the end.
 */
export async function doEach<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  try {
    await pMap(items, work, { concurrency: atOnce, stopOnError: false });
  } catch (error) {
    throw error instanceof AggregateError ? error.errors[0] : error;
  }
}
