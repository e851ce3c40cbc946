export function listReached(
  files: readonly string[],
  changed: readonly string[],
): Promise<ReadonlySet<string> | undefined>;
