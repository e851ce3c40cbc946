/** Returns a singleton of the process by name, since each test file loads our modules again. */
export function processSingleton<T>(name: string, make: () => T): T {
  const kept = globalThis as { [key: symbol]: T | undefined };
  const key = Symbol.for(`groundswell.${name}`);
  kept[key] ??= make();
  return kept[key];
}
