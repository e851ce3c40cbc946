import { createHash } from 'node:crypto';
import type { HttpReply, HttpRequest } from '../gateway/http-message.ts';
import { makePaymentMethod, TEST_CARDS } from '../services/stripe/cards.ts';
import type { Provider } from '../services/stripe/provider.ts';
import { StripeError } from '../services/stripe/stripe-error.ts';
import { html, page } from './html.ts';
import type { LocalPages } from './local-pages.ts';

/**
 * The card's form in place of the provider's element: `/_local/card?client_secret=…` of a setup or payment intent.
 * When it is done it goes to `return_url`, as the provider does, or tells the page that opened it by the channel `card`.
 */
export function cardPages(provider: Provider): LocalPages {
  return [
    [
      'GET',
      /^\/_local\/card$/,
      ({ query }) => answering(() => cardForm(intentIn(provider, new URLSearchParams(query)))),
    ],
    ['POST', /^\/_local\/card$/, (request) => answering(() => enterCard(provider, request))],
    ['POST', /^\/_local\/card\/bank$/, (request) => answering(() => answerBank(provider, request))],
  ];
}

interface Asked {
  readonly id: string;
  readonly isSetup: boolean;
  readonly clientSecret: string;
  readonly returnUrl: string;
}

/** Who has the secret of an intent may finish it. */
function intentIn({ books }: Provider, form: URLSearchParams): Asked {
  const clientSecret = form.get('client_secret') ?? '';
  const [id = ''] = clientSecret.split('_secret_');
  const isSetup = id.startsWith('seti_');
  const intent = isSetup ? books.get('setup_intent', id) : books.get('payment_intent', id);
  if (intent.client_secret !== clientSecret) throw StripeError.missing(intent.object, id);
  return { id, isSetup, clientSecret, returnUrl: form.get('return_url') ?? '' };
}

function answering(show: () => HttpReply): HttpReply {
  try {
    return show();
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return page('Card', html`<main><h1>That went wrong</h1><p>${error.message}</p></main>`);
  }
}

function carried({ clientSecret, returnUrl }: Asked) {
  return html`<input type="hidden" name="client_secret" value="${clientSecret}"><input type="hidden" name="return_url"
value="${returnUrl}">`;
}

function cardForm(asked: Asked, problem = '', number = '4242 4242 4242 4242'): HttpReply {
  const known = Object.keys(TEST_CARDS).map((one) => html`<option value="${one.replace(/(....)(?=.)/g, '$1 ')}">`);
  return page(
    'Card',
    html`<main><h1>The card’s form, as this machine plays it</h1>${problem === '' ? '' : html`<p role="alert">${problem}</p>`}
<form method="post" action="/_local/card">${carried(asked)}
<label for="number">Card number</label>
<input id="number" name="number" list="cards" value="${number}" inputmode="numeric" autocomplete="off" required>
<datalist id="cards">${known}</datalist>
<label for="expiry">Expires (month / year)</label>
<input id="expiry" name="expiry" value="12 / 40" autocomplete="off" required>
<label for="cvc">Security code</label><input id="cvc" name="cvc" value="123" inputmode="numeric" autocomplete="off" required>
<p><button>${asked.isSetup ? 'Save card' : 'Pay'}</button></p></form></main>`,
  );
}

function enterCard(provider: Provider, { body }: HttpRequest): HttpReply {
  const form = new URLSearchParams(body.toString('utf8'));
  const asked = intentIn(provider, form);
  const number = form.get('number') ?? '';
  const [month = '', year = ''] = (form.get('expiry') ?? '').split('/').map((part) => part.trim());
  const expYear = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  try {
    const method = makePaymentMethod(provider.books, { number, expMonth: Number(month), expYear });
    if (asked.isSetup) return stateOf(provider, asked, provider.setups.confirm(asked.id, method.id).status);
    const { intent, error } = provider.payments.attempt(asked.id, method.id);
    if (error) throw error;
    provider.settleBill(intent);
    return stateOf(provider, asked, intent.status);
  } catch (error) {
    if (error instanceof StripeError) return cardForm(asked, error.message, number);
    throw error;
  }
}

function answerBank(provider: Provider, { body }: HttpRequest): HttpReply {
  const form = new URLSearchParams(body.toString('utf8'));
  const asked = intentIn(provider, form);
  const agrees = form.get('answer') === 'yes';
  try {
    const { setups } = provider;
    const { status } = asked.isSetup ? setups.authenticate(asked.id, agrees) : provider.answerBank(asked.id, agrees);
    return stateOf(provider, asked, status);
  } catch (error) {
    if (error instanceof StripeError) return cardForm(asked, error.message);
    throw error;
  }
}

function stateOf({ books }: Provider, asked: Asked, status: string): HttpReply {
  if (status === 'requires_action')
    return page(
      'Your bank',
      html`<main><h1>The bank asks whether it is you</h1><form method="post" action="/_local/card/bank">${carried(asked)}
<p><button name="answer" value="yes">It is me</button> <button name="answer" value="no">It is not me</button></p></form></main>`,
    );
  const { payment_method } = books.get(asked.isSetup ? 'setup_intent' : 'payment_intent', asked.id);
  return returnTo(asked) ?? donePage(asked.id, String(payment_method));
}

/** As the provider does: its intent and what became of it stand in the query. Pages of this site alone. */
function returnTo({ id, isSetup, clientSecret, returnUrl }: Asked): HttpReply | undefined {
  if (!/^\/(?![/\\])/.test(returnUrl)) return undefined;
  const target = new URL(returnUrl, 'http://site');
  const name = isSetup ? 'setup_intent' : 'payment_intent';
  target.searchParams.set(name, id);
  target.searchParams.set(`${name}_client_secret`, clientSecret);
  target.searchParams.set('redirect_status', 'succeeded');
  const location = `${target.pathname}${target.search}${target.hash}`;
  return { status: 303, headers: { location }, cookies: [], body: Buffer.alloc(0) };
}

const TELL = `const { intent, method } = document.querySelector('main').dataset;
new BroadcastChannel('card').postMessage({ intent, payment_method: method });`;
const TELL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${createHash('sha256').update(TELL).digest('base64')}'`;

function donePage(intent: string, method: string): HttpReply {
  return page(
    'Card',
    html`<main data-intent="${intent}" data-method="${method}"><h1>Done</h1><p>For <code>PATCH
/api/subscription/update-payment</code>: <code>${method}</code></p></main><script>${{ html: TELL }}</script>`,
    TELL_POLICY,
  );
}
