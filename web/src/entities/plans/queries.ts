import type { PLAN_NAMES } from '@groundswell/contracts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { language } from '../../preferences/language.ts';

/** Queries how the user's own plan is paid. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => request('getSubscription', { query: { lang: language }, signal }),
});

export interface PlanSelection {
  readonly plan: (typeof PLAN_NAMES)[number];
  readonly isPartner: boolean;
  readonly promoId: string | undefined;
}

/** Queries the charges of a new plan for this user. The user agrees to these amounts, so the reply is never cached. */
export const planPreviewQuery = ({ plan, isPartner, promoId }: PlanSelection) =>
  queryOptions({
    queryKey: ['plan-preview', plan, isPartner, promoId],
    queryFn: ({ signal }) =>
      request('previewPlan', {
        query: {
          lang: language,
          plan,
          ...(isPartner && { partner: 'true' }),
          ...(promoId !== undefined && { promotionCodeId: promoId }),
        },
        signal,
        quiet: true,
      }),
    gcTime: 0,
  });

/**
 * Queries the offer of a link's promo code, for any visitor. The server limits the number of attempts, so the offer is
 * fetched once.
 */
export const offerQuery = (code: string, isPartner: boolean) =>
  queryOptions({
    queryKey: ['offer', language, code, isPartner],
    queryFn: ({ signal }) =>
      request('getOffer', { query: { lang: language }, body: { code, wrscPromo: isPartner }, signal, quiet: true }),
    retry: false,
    staleTime: 5 * 60_000,
  });

export const receiptsQuery = queryOptions({
  queryKey: ['receipts'],
  queryFn: ({ signal }) => request('getReceipts', { query: { lang: language }, signal, quiet: true }),
});

/** Queries the prices of the plans, which are public. */
export const plansQuery = queryOptions({
  queryKey: ['plans', language],
  queryFn: ({ signal }) => request('getPlans', { query: { lang: language }, signal, quiet: true }),
  staleTime: 5 * 60_000,
});
