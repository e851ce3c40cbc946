import type { AdvisoryNameReply } from '@groundswell/contracts';

/** An advisory that several rows of a list share. */
export interface RepeatedAdvisory {
  readonly advisory: AdvisoryNameReply;
  readonly count: number;
}

const GRAVEST_FIRST: readonly AdvisoryNameReply['level'][] = ['warning', 'watch', 'advisory', 'statement'];

/** Returns the advisories that several rows share and that are in force at `clock` (UTC ms), gravest first. */
export function repeatedAdvisories(
  rows: readonly (AdvisoryNameReply | undefined)[],
  clock: number,
): readonly RepeatedAdvisory[] {
  const counts = new Map<string, RepeatedAdvisory>();
  for (const advisory of rows) {
    if (!advisory || hasEnded(advisory, clock)) continue;
    counts.set(advisory.name, { advisory, count: (counts.get(advisory.name)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => GRAVEST_FIRST.indexOf(a.advisory.level) - GRAVEST_FIRST.indexOf(b.advisory.level));
}

export function hasEnded({ until }: AdvisoryNameReply, clock: number): boolean {
  return Date.parse(until) <= clock;
}
