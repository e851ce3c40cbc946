/**
 * Lists the skipped tests of a file in Vitest's JSON report. The reason is the missing tool that a test's options name
 * (`test/support/needs.ts`), or that its file failed; otherwise it is undefined.
 */
export function listSkips({ status, assertionResults }) {
  return assertionResults
    .filter((test) => test.status !== 'passed' && test.status !== 'failed')
    .map(({ fullName, meta }) => ({
      name: fullName,
      reason: meta?.lacks ?? (status === 'failed' ? 'their file failed' : undefined),
    }));
}
