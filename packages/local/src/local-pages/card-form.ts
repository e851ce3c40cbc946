import { readFileSync } from 'node:fs';
import { type HttpReply, type HttpRequest, jsonReply } from '../gateway/http-message.ts';
import { makePaymentMethod } from '../services/stripe/cards.ts';
import type { Provider } from '../services/stripe/provider.ts';
import { StripeError } from '../services/stripe/stripe-error.ts';
import type { LocalPages } from './local-pages.ts';

const script = readFileSync(new URL('card-script.js', import.meta.url));

/** Serves the card form that replaces Stripe's Payment Element: its script, and the requests that the script sends. */
export function cardPages(provider: Provider): LocalPages {
  return [
    ['GET', /^\/_local\/card\.js$/, scriptReply],
    ['POST', /^\/_local\/card$/, (request) => answering(() => enterCard(provider, request))],
    ['POST', /^\/_local\/card\/bank$/, (request) => answering(() => answerBank(provider, request))],
  ];
}

function scriptReply(): HttpReply {
  return { status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' }, cookies: [], body: script };
}

interface IntentReference {
  readonly id: string;
  readonly isSetup: boolean;
}

/** Finds an intent by its client secret, which authorizes its holder to complete the intent. */
function intentIn({ books }: Provider, form: URLSearchParams): IntentReference {
  const clientSecret = form.get('client_secret') ?? '';
  const [id = ''] = clientSecret.split('_secret_');
  const isSetup = id.startsWith('seti_');
  const intent = isSetup ? books.get('setup_intent', id) : books.get('payment_intent', id);
  if (intent.client_secret !== clientSecret) throw StripeError.missing(intent.object, id);
  return { id, isSetup };
}

function answering(answer: () => HttpReply): HttpReply {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return jsonReply(402, { error: error.body });
  }
}

function enterCard(provider: Provider, { body }: HttpRequest): HttpReply {
  const form = new URLSearchParams(body.toString('utf8'));
  const asked = intentIn(provider, form);
  const [month = '', year = ''] = (form.get('expiry') ?? '').split('/').map((part) => part.trim());
  const expYear = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  const method = makePaymentMethod(provider.books, {
    number: form.get('number') ?? '',
    expMonth: Number(month),
    expYear,
  });
  if (asked.isSetup) provider.setups.confirm(asked.id, method.id);
  else {
    const { intent, error } = provider.payments.attempt(asked.id, method.id);
    if (error) throw error;
    provider.settleBill(intent);
  }
  return stateOf(provider, asked);
}

function answerBank(provider: Provider, { body }: HttpRequest): HttpReply {
  const form = new URLSearchParams(body.toString('utf8'));
  const asked = intentIn(provider, form);
  const agrees = form.get('answer') === 'yes';
  if (asked.isSetup) provider.setups.authenticate(asked.id, agrees);
  else provider.answerBank(asked.id, agrees);
  return stateOf(provider, asked);
}

function stateOf({ books }: Provider, { id, isSetup }: IntentReference): HttpReply {
  const { status, payment_method } = books.get(isSetup ? 'setup_intent' : 'payment_intent', id);
  return jsonReply(200, { id, status, payment_method });
}
