import pMap from 'p-map';

/**
 * Runs `work` for each item, a limited number at a time. A failed item does not stop the other items; the first error
 * is thrown at the end.
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
