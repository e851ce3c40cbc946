import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { pageLanguage } from '../../preferences/page-language.ts';

const FRESH_MS = 5 * 60_000;

/** Questions that readers ask, with their answers. */
export const faqsQuery = queryOptions({
  queryKey: ['faqs'],
  queryFn: ({ signal }) => request('listFaqs', { query: { lang: pageLanguage() }, signal }),
  staleTime: FRESH_MS,
});
