/** A line of `npm run bench`. */
export interface BenchRow {
  readonly what: string;
  readonly measured: string;
  readonly aim?: string;
}

/**
 * Runs the benchmark's parts one after another and returns their rows. If a part fails, its row contains the error, and
 * the other parts still run.
 */
export async function measureEach(
  parts: Readonly<Record<string, () => Promise<readonly BenchRow[]>>>,
): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [what, measure] of Object.entries(parts))
    rows.push(...(await measure().catch((error: Error) => [{ what, measured: `failed: ${error.message}` }])));
  return rows;
}
