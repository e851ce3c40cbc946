import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { announcePlanChange } from '../../../entities/plans/plan-changes.ts';
import { subscriptionQuery } from '../../../entities/plans/queries.ts';
import { isGiftCode, usePromo } from '../../../entities/plans/use-promo.ts';
import { m } from '../../../paraglide/later.js';
import { product } from '../../../product.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { NoticeActions, NoticePage } from '../../../ui/notice-page.tsx';
import { useDocumentHead } from '../../../ui/use-document-head.ts';
import styles from './gift.module.css';
import { PrintButton } from './print-button.tsx';
import { endOfPlan, endWords, type Failure, redeem } from './redeem.ts';

const never = () => false;

/** Redeems a gift card. The code comes from an email's link, or is typed. */
export function RedeemPage({ code }: { readonly code: string }) {
  const { isIn } = useSession();
  const queries = useQueryClient();
  const {
    code: typed,
    setCode,
    isChecking,
    promo,
    refusedAs,
    fault: refusedFirst,
  } = usePromo('', { isCandidate: isIn ? isGiftCode : never });
  const isOwn = refusedAs === 'gift-redeemed';
  const { data: own } = useQuery({ ...subscriptionQuery, enabled: isOwn });
  const ownUntil = endWords(own);
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [fault, setFault] = useState<Failure>();
  const refused = fault?.sentence ?? refusedFirst;
  // After a refusal the result of the earlier check is hidden, because someone else may have redeemed the card since.
  const gives = isOwn
    ? ownUntil && m.gift_done_until({ day: ownUntil })
    : (!refused || fault?.isChanged) && promo?.text;
  const [until, setUntil] = useState<string>();
  useDocumentHead(`${m.gift_title()} · ${product}`, m.gift_lead());
  // The effect sets the code after the first render, because the server does not see the hash with the code. An empty
  // code is ignored, because closing a dialog removes the hash.
  useEffect(() => {
    if (code !== '') setCode(code);
  }, [code, setCode]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Redemption has to wait for the check, because the user redeems what the page shows.
    if (state === 'busy' || isChecking) return;
    setState('busy');
    const wrong = await redeem(typed, queries);
    setFault(wrong);
    if (wrong === undefined) setUntil(await endOfPlan(queries));
    setState(wrong === undefined ? 'done' : 'idle');
    if (wrong === undefined) await announcePlanChange(queries);
  };

  if (state === 'done')
    return (
      <NoticePage
        sea="running"
        live
        title={m.gift_done()}
        lead={until ? m.gift_done_until({ day: until }) : m.gift_done_lead()}
      >
        <NoticeActions>
          <Link to="/" className={buttonClass('strong')}>
            {m.gift_forecast()}
          </Link>
        </NoticeActions>
      </NoticePage>
    );
  return (
    <NoticePage sea="running" live title={m.gift_title()} lead={m.gift_lead()}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={m.gift_code()}
          error={refused}
          value={typed}
          onChange={(event) => {
            setFault(undefined);
            setCode(event.target.value);
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <p role="status" className={styles.gives}>
          {isChecking ? m.subscription_promo_checking() : gives}
        </p>
        {isIn && (
          <NoticeActions>
            <Button type="submit" variant="strong" busy={state === 'busy' || isChecking}>
              {m.gift_redeem()}
            </Button>
          </NoticeActions>
        )}
      </form>
      {!isIn && (
        <NoticeActions>
          <Link to="." search={{ redeem: true, login: true }} hash={code} className={buttonClass('strong')}>
            {m.gift_sign_in()}
          </Link>
          <Link to="." search={{ redeem: true, login: 'register' }} hash={code} className={buttonClass()}>
            {m.gift_register()}
          </Link>
        </NoticeActions>
      )}
      <NoticeActions>
        {isGiftCode(typed) && !refused && <PrintButton code={typed} />}
        <Link to="/gift" className={buttonClass('quiet')}>
          {m.gift_give_one()}
        </Link>
      </NoticeActions>
    </NoticePage>
  );
}
