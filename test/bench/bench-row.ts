/** One line of `npm run bench`. */
export interface BenchRow {
  readonly what: string;
  readonly measured: string;
  readonly aim?: string;
}

/** The rows of each part in turn; a part that fails is a row that says why, and the rest goes on. */
export async function measureEach(
  parts: Readonly<Record<string, () => Promise<readonly BenchRow[]>>>,
): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [what, measure] of Object.entries(parts))
    rows.push(...(await measure().catch((error: Error) => [{ what, measured: `failed: ${error.message}` }])));
  return rows;
}
