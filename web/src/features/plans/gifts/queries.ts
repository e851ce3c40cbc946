import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { language } from '../../../preferences/language.ts';

export const giftPriceQuery = queryOptions({
  queryKey: ['gift', language],
  queryFn: ({ signal }) => request('getGiftPrice', { query: { lang: language }, signal }),
  staleTime: 5 * 60_000,
});
