/** What a process has one of, by its name: each test file loads our own modules anew. */
export function ofProcess<T>(name: string, make: () => T): T {
  const kept = globalThis as { [key: symbol]: T | undefined };
  const key = Symbol.for(`groundswell.${name}`);
  kept[key] ??= make();
  return kept[key];
}
