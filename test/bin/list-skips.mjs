/**
 * The skipped tests of a file of Vitest's JSON report, each with its reason: what its options say it lacks
 * (`test/support/needs.ts`), or that its file failed. A skip without a reason has none.
 */
export function listSkips({ status, assertionResults }) {
  return assertionResults
    .filter((test) => test.status !== 'passed' && test.status !== 'failed')
    .map(({ fullName, meta }) => ({
      name: fullName,
      reason: meta?.lacks ?? (status === 'failed' ? 'their file failed' : undefined),
    }));
}
