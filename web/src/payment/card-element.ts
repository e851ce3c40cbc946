import { declineOf } from '@groundswell/contracts';
import type { Appearance, StripeConstructor, StripeError, Stripe as StripePage } from '@stripe/stripe-js';
import { loadScript } from '../api/load-script.ts';
import { CardDeclinedError, PaymentLostError } from './fault-words.ts';

/** The Stripe intent that the form completes: saving a card, or a payment. */
export interface CardIntent {
  readonly kind: 'setup' | 'payment';
  readonly clientSecret: string;
  readonly publishableKey: string;
}

/** Stripe's own form, in frames of its origin: card data never reaches this page. */
export interface CardElement {
  mount(node: HTMLElement): void;
  unmount(): void;
  /** Confirms the form and returns Stripe's id of the saved card. Throws `CardDeclinedError` or `PaymentLostError`. */
  confirm(): Promise<string>;
  /** Asks the cardholder to confirm a charge, as the bank requires. Throws `CardDeclinedError`. */
  confirmCharge(clientSecret: string): Promise<void>;
}

declare global {
  var Stripe: StripeConstructor | undefined;
}

/** Loads Stripe's script, which pages load only when the user is about to pay. */
async function openProvider(script: string, publishableKey: string): Promise<StripePage> {
  if (!globalThis.Stripe) await loadScript(script);
  if (!globalThis.Stripe) throw new Error('The script of the provider holds no Stripe.');
  return globalThis.Stripe(publishableKey);
}

/** Asks the cardholder to confirm a charge without a form, as the bank requires. Throws `CardDeclinedError`. */
export async function confirmCharge(script: string, publishableKey: string, clientSecret: string): Promise<void> {
  await askOwner(await openProvider(script, publishableKey), clientSecret);
}

async function askOwner(stripe: StripePage, clientSecret: string): Promise<void> {
  const { error } = await stripe.handleNextAction({ clientSecret });
  if (error) throw failureOf(error);
}

/** Returns a decline if the bank or the form refused; after any other failure of Stripe the outcome is unknown. */
function failureOf({ type, code, decline_code, message }: StripeError): Error {
  if (type === 'validation_error') return new CardDeclinedError({ message });
  // Stripe reports a cardholder's refusal in 3-D Secure with the type of an invalid request.
  const isNo = code?.endsWith('authentication_failure');
  return type === 'card_error' || isNo
    ? new CardDeclinedError({ decline: declineOf(code, decline_code) })
    : new PaymentLostError(message);
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
  // Stripe's form offers only cards, and no card payment redirects away from the page.
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

/**
 * Returns the appearance of Stripe's form in the page's colours, resolved because the form takes no custom properties.
 */
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
