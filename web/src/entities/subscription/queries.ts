import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { language } from '../../preferences/language.ts';

/** How one's own plan is paid. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => request('getSubscription', { query: { lang: language }, signal }),
});

/** What one was charged. */
export const receiptsQuery = queryOptions({
  queryKey: ['receipts'],
  queryFn: ({ signal }) => request('getReceipts', { query: { lang: language }, signal, quiet: true }),
});

/** What the plans cost, for anybody. */
export const plansQuery = queryOptions({
  queryKey: ['plans', language],
  queryFn: ({ signal }) => request('getPlans', { query: { lang: language }, signal, quiet: true }),
  staleTime: 5 * 60_000,
});
