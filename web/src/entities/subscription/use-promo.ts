import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { request } from '../../api/client.ts';
import { m } from '../../paraglide/later.js';

/** A promo code that can be used. */
export interface CheckedPromo {
  readonly id: string;
  /** What it takes off. */
  readonly text: string;
  /** A gift card: it is redeemed without a card. */
  readonly isGift: boolean;
}

/** A code is checked once its typing has paused. */
const PAUSE_MS = 500;

export function usePromo(first: string) {
  const [code, setCode] = useState(first);
  const [settled, settle] = useState(first.trim());
  useEffect(() => {
    const timer = setTimeout(() => settle(code.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [code]);
  const { data, error, isFetching } = useQuery({
    queryKey: ['promo', settled],
    queryFn: ({ signal }) => request('getPromoCode', { params: { code: settled }, signal, quiet: true }),
    enabled: settled !== '',
    retry: false,
    staleTime: 60_000,
  });
  const isCurrent = settled !== '' && code.trim() === settled;
  const refused = data?.error ? (data.errorMsg ?? data.message) : undefined;
  const promo: CheckedPromo | undefined =
    isCurrent && data && !data.error && data.promoId !== undefined
      ? { id: data.promoId, text: data.message, isGift: data.promoId.startsWith('gift_') }
      : undefined;
  return {
    code,
    setCode,
    isChecking: code.trim() !== '' && (!isCurrent || isFetching),
    promo,
    fault: isCurrent ? (error ? m.subscription_promo_failed({ reason: error.message }) : refused) : undefined,
  };
}
