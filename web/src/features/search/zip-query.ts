import { queryOptions } from '@tanstack/react-query';

/** The first five digits of what is typed as a ZIP code. */
export function zipOf(question: string): string | undefined {
  return /^\s*(\d{5})(?:-\d{0,4})?\s*$/.exec(question)?.[1];
}

/** The slugs of the locals with the nearest beaches, the nearest first; none beyond a drive of 60 miles. */
export function zipQuery(zip: string | undefined) {
  return queryOptions({
    queryKey: ['zip', zip],
    queryFn: async () => localsOfZip((await import('./zips.generated.json')).default, zip ?? ''),
    enabled: zip !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Of each local there are the ZIP codes that it is the nearest of, and those that it is near to as well. */
export function localsOfZip(zipsOf: Readonly<Record<string, readonly string[]>>, zip: string): readonly string[] {
  const having = (rank: number) => Object.entries(zipsOf).filter(([, zips]) => zips[rank]?.includes(zip));
  return [...having(0), ...having(1)].map(([local]) => local);
}
