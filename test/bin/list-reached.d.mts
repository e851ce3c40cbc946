export function findReach(
  files: readonly string[],
): Promise<((changed: readonly string[]) => ReadonlySet<string>) | undefined>;
