import { queryOptions } from '@tanstack/react-query';

/** Returns the five digits of a query that is a ZIP code. */
export function zipOf(question: string): string | undefined {
  return /^\s*(\d{5})(?:-\d{0,4})?\s*$/.exec(question)?.[1];
}

/**
 * Queries the slugs of the local stretches of coast with the beaches nearest to a ZIP code, nearest first. Empty if all
 * are more than a drive of 60 miles away.
 */
export function zipQuery(zip: string | undefined) {
  return queryOptions({
    queryKey: ['zip', zip],
    queryFn: async () => localsOfZip((await import('./zips.generated.json')).default, zip ?? ''),
    enabled: zip !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Returns the local stretches of coast for a ZIP code. Each has two lists of ZIP codes: first those to which the
 * stretch is nearest, then other nearby ones.
 */
export function localsOfZip(zipsOf: Readonly<Record<string, readonly string[]>>, zip: string): readonly string[] {
  const having = (rank: number) => Object.entries(zipsOf).filter(([, zips]) => zips[rank]?.includes(zip));
  return [...having(0), ...having(1)].map(([local]) => local);
}
