import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { request } from '../../api/client.ts';
import { m } from '../../paraglide/later.js';
import { language } from '../../preferences/language.ts';

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

/** What a code takes off or gives. Its tries are counted: one that was checked a moment ago is not checked again. */
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

/** Whether a text may be the code of a gift card. */
export function isGiftCode(typed: string): boolean {
  return /^[\w-]{25,60}$/.test(typed.replace(/\s/g, ''));
}

/**
 * Whether a text may be a good part of a gift card's code, which is as good as money: addresses of requests are logged,
 * so it goes in a body, also while it is typed. Of 25 letters an address then has eight at most.
 */
function mayBecomeGiftCode(typed: string): boolean {
  return typed.replace(/[\s-]/g, '').length > 8;
}

/** A code that is typed, as far as it `mayBe` one; blanks in it are the typist's. */
export function usePromo(first: string, mayBe: (code: string) => boolean = (code) => code !== '') {
  const [code, setCode] = useState(first);
  const [settled, settle] = useState(first.trim());
  useEffect(() => {
    const timer = setTimeout(() => settle(code.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [code]);
  const asked = mayBe(settled) ? settled.replace(/\s/g, '') : '';
  const { data, error, isFetching } = useQuery({ ...promoQuery(asked), enabled: asked !== '' });
  const isCurrent = asked !== '' && code.trim() === settled;
  const refused = data?.error ? (data.errorMsg ?? data.message) : undefined;
  const promo: CheckedPromo | undefined =
    isCurrent && data && !data.error && data.promoId !== undefined
      ? { id: data.promoId, text: data.message, isGift: data.promoId.startsWith('gift_') }
      : undefined;
  return {
    code,
    setCode,
    isChecking: mayBe(code.trim()) && (!isCurrent || isFetching),
    promo,
    /** Code of the reason why it is refused. */
    refusedAs: isCurrent ? data?.reason?.code : undefined,
    fault: isCurrent ? (error ? m.subscription_promo_failed({ reason: error.message }) : refused) : undefined,
  };
}
