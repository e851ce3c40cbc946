import type { OfferReply, SubscriptionReply } from '@groundswell/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { keptPromo, onPromo, promoKey, refusePromoCode } from '../../preferences/promo.ts';
import { useSession } from '../../session/use-session.ts';
import { offerQuery, subscriptionQuery } from './queries.ts';

/** Returns the promotion that this browser stored from a link; empty during server rendering. */
export function useKeptPromo() {
  useSyncExternalStore(onPromo, promoKey, () => '');
  return keptPromo();
}

interface LinkOffer {
  /** Whether the reader has no paid plan: only such readers see an offer. */
  readonly isBasic: boolean;
  /** The reader's own trial and payment terms; set if the reader is signed in without a paid plan. */
  readonly own: SubscriptionReply | undefined;
  readonly code: string;
  readonly isPartner: boolean;
  /** The offer of the code, unless it is refused. */
  readonly offer: OfferReply | undefined;
  /** The link's code if it is refused. A code from an earlier link may then apply instead. */
  readonly refusedCode: string | undefined;
  readonly isPending: boolean;
  /** The error if the code could not be checked. */
  readonly error: Error | undefined;
  readonly isChecking: boolean;
  readonly retry: () => void;
}

/** Queries the offer of the reader's link. A reader with a paid plan gets none. */
export function useOffer(): LinkOffer {
  const { isIn, user } = useSession();
  const { code, isPartner, refused } = useKeptPromo();
  const isBasic = !isIn || user?.subscription === 'Basic';
  const own = useQuery({ ...subscriptionQuery, enabled: isIn && isBasic });
  // The partner's longer trial applies only to readers whose trial is unused. All others pay today, so the code's offer
  // is computed for a charge today.
  const isLonger = isPartner && (own.data === undefined || own.data.trial_days > 0);
  const isRequested = isBasic && code !== '' && (!isIn || !own.isPending);
  const { data, error, isFetching, isPending, refetch } = useQuery({
    ...offerQuery(code, isLonger),
    enabled: isRequested,
  });
  const isUnknown = error instanceof ApiError && error.reason === 'promo-unknown';
  const isRefused = code !== '' && (isUnknown || data?.error === true);
  useEffect(() => {
    if (isRefused) refusePromoCode(code);
  }, [isRefused, code]);
  return {
    isBasic,
    own: own.data,
    code,
    isPartner: isBasic && isPartner,
    offer: isRequested && !isRefused ? data : undefined,
    refusedCode: isBasic ? (refused ?? (isRefused ? code : undefined)) : undefined,
    isPending: isBasic && ((isIn && own.isPending) || (code !== '' && isPending)),
    error: isRequested && !isUnknown ? (error ?? undefined) : undefined,
    isChecking: isFetching,
    retry: () => void refetch(),
  };
}
