import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { language } from '../../preferences/language.ts';

const FRESH_MS = 5 * 60_000;

/** Queries readers' questions with their answers. */
export const faqsQuery = queryOptions({
  queryKey: ['faqs'],
  queryFn: ({ signal }) => request('listFaqs', { query: { lang: language }, signal }),
  staleTime: FRESH_MS,
});
