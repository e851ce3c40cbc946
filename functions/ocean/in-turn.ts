/** Does work for each item, so many at a time, and answers the results in the items' order. Stops at the first that throws. */
export async function inTurn<T, R>(items: readonly T[], atOnce: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results = new Array<R>(items.length);
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) results[index] = await work(items[index] as T);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}

/** The same for work that stands alone: one that throws keeps no other from being done. Throws the first error at the end. */
export async function eachInTurn<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  await inTurn(items, atOnce, (item) => work(item).catch((error: unknown) => failures.push(error)));
  if (failures.length > 0) throw failures[0];
}
