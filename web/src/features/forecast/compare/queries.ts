import type { ComparisonReply } from '@groundswell/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import type { Inlined } from '../../../api/inlined.ts';
import { keepPlaceholderOf } from '../../../api/keep-placeholder-of.ts';
import { untilExpiry } from '../../../api/until-expiry.ts';
import type { Units } from '../../../preferences/default-units.ts';
import { language } from '../../../preferences/language.ts';

const key = (beaches: string, units: Units) => ['comparison', beaches, units] as const;

/**
 * Fetches the comparison of two beaches, 'a,b', in the reader's units. While other units load, the shown reply stays. A
 * reply is fresh until the server's expiry time.
 */
export function comparisonQuery(beaches: string, units: Units) {
  return queryOptions({
    queryKey: key(beaches, units),
    queryFn: ({ signal }): Promise<ComparisonReply> =>
      request('compareBeaches', {
        query: { isAjax: 'true', units, lang: language, ...(beaches !== '' && { beaches }) },
        signal,
      }),
    staleTime: untilExpiry,
    placeholderData: keepPlaceholderOf(beaches),
  });
}

/** Writes the inlined reply to the cache, as received at `receivedAt`; ignores replies of other calls. */
export function primeComparison(client: QueryClient, { path, reply }: Inlined, receivedAt?: number): void {
  const { pathname, searchParams } = new URL(path, 'http://page');
  if (pathname !== '/compare' || !isComparison(reply)) return;
  const units = searchParams.get('units') === '2' ? 2 : 1;
  client.setQueryData(key(searchParams.get('beaches') ?? '', units), reply, { updatedAt: receivedAt });
}

/** This shallow check suffices, because the same build inlined the reply. */
function isComparison(reply: unknown): reply is ComparisonReply {
  return typeof reply === 'object' && reply !== null && 'beaches' in reply && Array.isArray(reply.beaches);
}
