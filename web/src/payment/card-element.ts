import { declineOf } from '@groundswell/contracts';
import type { Appearance, StripeConstructor, StripeError, Stripe as StripePage } from '@stripe/stripe-js';
import { loadScript } from '../api/load-script.ts';
import { CardDeclinedError, PaymentLost } from './fault-words.ts';

/** What the provider is asked to finish: keeping a card, or a payment. */
export interface CardIntent {
  readonly kind: 'setup' | 'payment';
  readonly clientSecret: string;
  readonly publishableKey: string;
}

/** The provider's own form, in frames of its origin: nothing that is typed there reaches this page. */
export interface CardElement {
  mount(node: HTMLElement): void;
  unmount(): void;
  /** The kept card's name at the provider. Throws `CardDeclinedError` or `PaymentLost`. */
  confirm(): Promise<string>;
  /** Asks the card's owner to confirm a charge that the bank holds back. Throws `CardDeclinedError`. */
  confirmCharge(clientSecret: string): Promise<void>;
}

declare global {
  var Stripe: StripeConstructor | undefined;
}

/** Loads the provider's script, which no page loads before its reader means to pay. */
async function openProvider(script: string, publishableKey: string): Promise<StripePage> {
  if (!globalThis.Stripe) await loadScript(script);
  if (!globalThis.Stripe) throw new Error('The script of the provider holds no Stripe.');
  return globalThis.Stripe(publishableKey);
}

/** Asks a card's owner to confirm a charge that the bank holds back, without a form. Throws `CardDeclinedError`. */
export async function confirmCharge(script: string, publishableKey: string, clientSecret: string): Promise<void> {
  await askOwner(await openProvider(script, publishableKey), clientSecret);
}

async function askOwner(stripe: StripePage, clientSecret: string): Promise<void> {
  const { error } = await stripe.handleNextAction({ clientSecret });
  if (error) throw failureOf(error);
}

/** The bank or the form refused; of any other failure of the provider nobody can tell what came of it. */
function failureOf({ type, code, decline_code, message }: StripeError): Error {
  if (type === 'validation_error') return new CardDeclinedError({ message });
  // The owner's no to their bank is a request that is not valid, by its type.
  const isNo = code?.endsWith('authentication_failure');
  return type === 'card_error' || isNo
    ? new CardDeclinedError({ decline: declineOf(code, decline_code) })
    : new PaymentLost(message);
}

export async function openCardElement(script: string, intent: CardIntent, locale: string): Promise<CardElement> {
  const stripe = await openProvider(script, intent.publishableKey);
  const elements = stripe.elements({
    clientSecret: intent.clientSecret,
    locale: locale === 'zh-CN' ? 'zh' : locale === 'es' ? 'es' : 'en',
    appearance: appearanceOf(getComputedStyle(document.documentElement)),
  });
  const element = elements.create('payment', { layout: 'tabs', terms: { card: 'never' } });
  return {
    mount: (node) => element.mount(node),
    unmount: () => element.destroy(),
    async confirm() {
      const { error: incomplete } = await elements.submit();
      if (incomplete) throw failureOf(incomplete);
      return confirmWith(stripe, intent.kind, elements);
    },
    confirmCharge: (clientSecret) => askOwner(stripe, clientSecret),
  };
}

async function confirmWith(
  stripe: StripePage,
  kind: CardIntent['kind'],
  elements: ReturnType<StripePage['elements']>,
): Promise<string> {
  // Cards alone are offered: none of them leads away from the page.
  const { error, intent } = await (kind === 'setup'
    ? stripe
        .confirmSetup({ elements, redirect: 'if_required' })
        .then((result) => ({ ...result, intent: result.setupIntent }))
    : stripe
        .confirmPayment({ elements, redirect: 'if_required' })
        .then((result) => ({ ...result, intent: result.paymentIntent })));
  if (error) throw failureOf(error);
  const method = intent?.payment_method;
  return typeof method === 'string' ? method : (method?.id ?? '');
}

/** The provider's form in the page's colours; it takes no custom properties. */
function appearanceOf(style: CSSStyleDeclaration): Appearance {
  const probe = document.createElement('i');
  document.body.append(probe);
  const colour = (name: string) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const appearance: Appearance = {
    theme: style.colorScheme.startsWith('dark') ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour('--ink'),
      colorText: colour('--ink'),
      colorTextSecondary: colour('--quiet'),
      colorBackground: colour('--sheet'),
      colorDanger: colour('--now-text'),
      fontFamily: 'system-ui, sans-serif',
      borderRadius: '8px',
    },
  };
  probe.remove();
  return appearance;
}
