/** A line of `npm run bench`. */
export interface BenchRow {
  readonly what: string;
  readonly measured: string;
  readonly aim?: string;
}

/**
 * Runs the parts in turn and returns their rows. A part that fails yields a row with the error, and the others
 * continue.
 */
export async function measureEach(
  parts: Readonly<Record<string, () => Promise<readonly BenchRow[]>>>,
): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [what, measure] of Object.entries(parts))
    rows.push(...(await measure().catch((error: Error) => [{ what, measured: `failed: ${error.message}` }])));
  return rows;
}
