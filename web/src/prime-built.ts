import type { QueryClient } from '@tanstack/react-query';
import type { Inlined } from './api/inlined.ts';

/** Of the calls whose replies the build may put into a page: `servicesQuery`, `faqsQuery`, `descriptionQuery`. */
const KEYS: Readonly<Record<string, string>> = {
  listServices: 'services',
  listFaqs: 'faqs',
  describeApi: 'api-description',
};

/** Puts the build's replies into the cache, as old as the page: they are shown at once, and fetched anew. */
export function primeBuilt(client: QueryClient, { built = {} }: Pick<Inlined, 'built'>): void {
  for (const [name, reply] of Object.entries(built)) {
    const key = KEYS[name];
    if (key !== undefined && Array.isArray(reply)) client.setQueryData([key], reply, { updatedAt: 0 });
  }
}
