import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { request } from '../../api/client.ts';
import { m } from '../../paraglide/later.js';
import { language } from '../../preferences/language.ts';
import { useHeld } from '../../ui/use-held.ts';

/** A promo code that can be used. */
export interface CheckedPromo {
  readonly id: string;
  /** The discount that the code gives, as a sentence. */
  readonly text: string;
  /** Whether the code is a gift card's, which is redeemed without a payment card. */
  readonly isGift: boolean;
  /** The server's token for the gift that the page shows. */
  readonly quote?: string | undefined;
}

/** The debounce delay between typing a code and checking it. */
const PAUSE_MS = 500;

/**
 * Queries the discount or gift of a code. The server limits the number of attempts, so a recently checked code is not
 * checked again.
 */
export const promoQuery = (code: string) =>
  queryOptions({
    queryKey: ['promo', code],
    queryFn: ({ signal }) =>
      mayBecomeGiftCode(code)
        ? request('checkGift', { query: { lang: language }, body: { code }, signal, quiet: true })
        : request('getPromoCode', { params: { code }, query: { lang: language }, signal, quiet: true }),
    retry: false,
    staleTime: 60_000,
  });

/** Whether a text may be a gift card's code. */
export function isGiftCode(typed: string): boolean {
  return /^[\w-]{25,60}$/.test(typed.replace(/\s/g, ''));
}

/**
 * Whether a typed text may be a large part of a gift card's code, which is worth money. Request URLs are logged, so
 * such a text is sent in a request body, even while it is typed. At most eight of the code's 25 characters then appear
 * in a URL.
 */
function mayBecomeGiftCode(typed: string): boolean {
  return typed.replace(/[\s-]/g, '').length > 8;
}

interface PromoOptions {
  /** Returns whether a typed text may be a code and is worth a check. */
  readonly isCandidate?: (code: string) => boolean;
  /** Freezes the result while the purchase with this code is in progress. */
  readonly isHeld?: boolean;
}

/** Holds the typed code and checks it after a pause, if `isCandidate` accepts it. Whitespace in the code is ignored. */
export function usePromo(first: string, { isCandidate = (code) => code !== '', isHeld = false }: PromoOptions = {}) {
  const [code, setCode] = useState(first);
  const [settled, settle] = useState(first.trim());
  useEffect(() => {
    const timer = setTimeout(() => settle(code.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [code]);
  const codeToCheck = isCandidate(settled) ? settled.replace(/\s/g, '') : '';
  const check = useQuery({ ...promoQuery(codeToCheck), enabled: codeToCheck !== '' && !isHeld });
  const { data, error, isFetching } = useHeld(check, isHeld);
  const isCurrent = codeToCheck !== '' && code.trim() === settled;
  const refused = data?.error ? (data.errorMsg ?? data.message) : undefined;
  const promo: CheckedPromo | undefined =
    isCurrent && data && !data.error && data.promoId !== undefined
      ? { id: data.promoId, text: data.message, isGift: data.promoId.startsWith('gift_'), quote: data.quote }
      : undefined;
  return {
    code,
    setCode,
    isChecking: isCandidate(code.trim()) && (!isCurrent || isFetching),
    promo,
    /** The server's code for the reason why it refused the promo code, such as 'promo-unknown'. */
    refusedAs: isCurrent ? data?.reason?.code : undefined,
    fault: isCurrent ? (error ? m.subscription_promo_failed({ reason: error.message }) : refused) : undefined,
  };
}
