/**
 * Lists the skipped tests of a file in Vitest's JSON report, with reasons. A reason is a missing tool, which the test's
 * options name (`test/support/needs.ts`), or a failed file. Otherwise it is undefined.
 */
export function listSkips({ status, assertionResults }) {
  return assertionResults
    .filter((test) => test.status !== 'passed' && test.status !== 'failed')
    .map(({ fullName, meta }) => ({
      name: fullName,
      reason: meta?.lacks ?? (status === 'failed' ? 'their file failed' : undefined),
    }));
}
