import { displayEmail } from '@groundswell/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { m } from '../../../paraglide/later.js';
import { language } from '../../../preferences/language.ts';
import { product } from '../../../product.ts';
import { Button } from '../../../ui/button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { joinWholeSentences } from '../../../ui/join-sentences.ts';
import { NoticeActions, NoticePage } from '../../../ui/notice-page.tsx';
import { useDocumentHead } from '../../../ui/use-document-head.ts';
import { CardPreview } from './card-preview.tsx';
import { deliveryWords } from './delivery-words.ts';
import styles from './gift.module.css';
import { PrintButton } from './print-button.tsx';
import { type Begun, type Bought, showBought } from './purchase.ts';

interface Props {
  readonly purchase: Begun;
  readonly onAgain: () => void;
}

/**
 * The polling intervals, ms; the last one repeats. They start short, because the buyer waits, and grow because of the
 * server's rate limit.
 */
const LOOKS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000, 120_000];

/** Shows a paid purchase: its code, the card to print, and how it is delivered. */
export function BoughtStep({ purchase, onAgain }: Props) {
  const { secret, order } = purchase;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['gift-bought', secret],
    queryFn: () => showBought(secret),
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state: { data, dataUpdateCount, error } }) =>
      error || (data && data.state !== 'waiting') ? false : (LOOKS_MS[dataUpdateCount] ?? LOOKS_MS.at(-1)),
  });
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const { title, lead } = wordsOf(data, purchase);
  useDocumentHead(`${title} · ${product}`, lead);

  return (
    <NoticePage
      sea={data?.state === 'ended' ? 'flat' : 'running'}
      live
      title={title}
      lead={lead}
      beside={<CardPreview order={order} />}
    >
      {data?.code !== undefined && <GiftCode code={data.code} usableUntil={data.usable_until} />}
      <Fault>{error?.message}</Fault>
      <NoticeActions>
        {data?.code !== undefined && data.state === 'paid' && <PrintButton code={data.code} strong />}
        {(error !== null || data?.state === 'waiting') && (
          <Button variant="strong" busy={isFetching} onClick={() => void refetch()}>
            {m.gift_look_again()}
          </Button>
        )}
        {data !== undefined && data.state !== 'waiting' && <Button onClick={onAgain}>{m.gift_another()}</Button>}
      </NoticeActions>
    </NoticePage>
  );
}

function GiftCode({ code, usableUntil }: { readonly code: string; readonly usableUntil: string | undefined }) {
  const day =
    usableUntil &&
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(usableUntil));
  return (
    <dl className={styles.code}>
      <dt>{m.gift_code()}</dt>
      <dd translate="no">{code}</dd>
      {day && <dd className={styles.hint}>{m.gift_usable_until({ day })}</dd>}
    </dl>
  );
}

function wordsOf(bought: Bought | undefined, { order }: Begun): { readonly title: string; readonly lead: string } {
  switch (bought?.state) {
    case 'paid': {
      const way = order.way === 'now' ? m.gift_mailed({ email: displayEmail(order.toEmail) }) : deliveryWords(order);
      return {
        title: m.gift_bought_title({ name: order.toName }),
        lead: joinWholeSentences([way, m.gift_receipt({ email: displayEmail(order.fromEmail) })], language),
      };
    }
    case 'redeemed':
      return { title: m.gift_used_title(), lead: m.gift_used_lead({ name: order.toName }) };
    case 'ended':
      return { title: m.gift_ended_title(), lead: m.gift_ended_lead() };
    default:
      return { title: m.gift_waiting_title(), lead: m.gift_waiting_lead() };
  }
}
