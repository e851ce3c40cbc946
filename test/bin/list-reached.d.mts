export function listReached(
  tests: readonly string[],
  changed: readonly string[],
): Promise<ReadonlySet<string> | undefined>;
