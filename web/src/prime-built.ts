import type { QueryClient } from '@tanstack/react-query';
import type { Inlined } from './api/inlined.ts';

/**
 * The query keys of calls whose replies the build may inline in a page. They must equal the keys in `servicesQuery`,
 * `faqsQuery` and `descriptionQuery`.
 */
const KEYS: Readonly<Record<string, string>> = {
  listServices: 'services',
  listFaqs: 'faqs',
  describeApi: 'api-description',
};

/**
 * Puts the replies that the build inlined into the query cache as stale data: the page shows them at once and refetches
 * them.
 */
export function primeBuilt(client: QueryClient, { built = {} }: Pick<Inlined, 'built'>): void {
  for (const [name, reply] of Object.entries(built)) {
    const key = KEYS[name];
    if (key !== undefined && Array.isArray(reply)) client.setQueryData([key], reply, { updatedAt: 0 });
  }
}
