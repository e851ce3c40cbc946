import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { m } from '../../../paraglide/later.js';
import type { CardIntent } from '../../../payment/card-element.ts';
import { product } from '../../../product.ts';
import { NoticePage } from '../../../ui/notice-page.tsx';
import { useDocumentHead } from '../../../ui/use-document-head.ts';
import { BoughtStep } from './bought-step.tsx';
import { CardPreview } from './card-preview.tsx';
import { DetailsStep } from './details-step.tsx';
import { type Faults, faultsOfFailure } from './order.ts';
import { PayStep } from './pay-step.tsx';
import { beginPurchase, findBought, keepPurchase, purchaseOf, readPurchase } from './purchase.ts';
import { giftPriceQuery } from './queries.ts';

type Step = 'details' | 'pay' | 'bought';

/** Sells a gift card, without an account. The input and the purchase survive a reload. */
export function GivePage() {
  const price = useQuery(giftPriceQuery);
  const [purchase, setPurchase] = useState(readPurchase);
  const [step, setStep] = useState<Step>('details');
  const [agrees, setAgrees] = useState(false);
  const [intent, setIntent] = useState<CardIntent>();
  const { order, begun } = purchase;
  useDocumentHead(`${m.gift_give_title()} · ${product}`, m.gift_description());

  useEffect(() => keepPurchase(purchase), [purchase]);
  useEffect(() => {
    const { begun } = readPurchase();
    if (!begun) return;
    const find = async () => {
      if (await findBought(begun.secret)) setStep('bought');
    };
    // If this lookup fails, the form stays. Submitting the form looks the purchase up again.
    find().catch(() => undefined);
  }, []);

  const begin = async (): Promise<Faults> => {
    try {
      // The purchase may have been paid meanwhile, in another tab or on the bank's page. It must not be paid twice.
      if (begun && (await findBought(begun.secret))) {
        setStep('bought');
        return {};
      }
      const next = purchaseOf(order, begun);
      setIntent(await beginPurchase(next, price.data?.quote));
      setPurchase({ order, begun: next });
      setStep('pay');
      return {};
    } catch (error) {
      // The current price is shown; agreeing to it starts a new purchase.
      if (error instanceof ApiError && error.reason === 'sums-changed') {
        setPurchase({ order });
        await price.refetch();
      }
      return faultsOfFailure(error);
    }
  };
  const again = () => {
    setPurchase({ order: { ...order, toName: '', toEmail: '', message: '', day: '' } });
    setAgrees(false);
    setStep('details');
  };

  if (step === 'bought' && begun) return <BoughtStep purchase={begun} onAgain={again} />;
  return (
    <NoticePage
      sea="running"
      title={m.gift_give_title()}
      lead={m.gift_description()}
      beside={<CardPreview order={order} />}
    >
      {step === 'pay' && begun && intent && price.data ? (
        <PayStep
          purchase={begun}
          intent={intent}
          price={price.data}
          onBack={() => setStep('details')}
          onPaid={() => setStep('bought')}
        />
      ) : (
        <DetailsStep
          order={order}
          price={price.data?.price}
          fault={price.error?.message}
          agrees={agrees}
          onChange={(order) => setPurchase({ ...purchase, order })}
          onAgree={setAgrees}
          onDone={begin}
        />
      )}
      {step === 'details' && (
        <p>
          <Link to="/gift" search={{ redeem: true }}>
            {m.gift_have_one()}
          </Link>
        </p>
      )}
    </NoticePage>
  );
}
