import { inMoney } from '@groundswell/billing/money-words';
import type Stripe from 'stripe';
import { type HttpReply, jsonReply } from '../gateway/http-message.ts';
import { makePaymentMethod } from '../services/stripe/cards.ts';
import { intentOf } from '../services/stripe/invoices.ts';
import type { Provider } from '../services/stripe/provider.ts';
import { StripeError } from '../services/stripe/stripe-error.ts';
import { html, page } from './html.ts';
import type { LocalPages } from './local-pages.ts';

/**
 * Serves the pages of an invoice, which Stripe shows to anyone with the link: an HTML page and a PDF. On the page, an
 * open invoice can be paid with another card or confirmed.
 */
export function billPages(provider: Provider): LocalPages {
  const { books } = provider;
  const showing = (id: string, show: (bill: Stripe.Invoice) => HttpReply): HttpReply => {
    const bill = books.find('invoice', id);
    return bill ? show(bill) : jsonReply(404, { message: 'There is no such bill.' });
  };
  const asked = (bill: Stripe.Invoice) =>
    bill.status === 'open' ? books.get('payment_intent', intentOf(bill)) : undefined;
  return [
    ['GET', /^\/_local\/bill\/(in_\w+)$/, (_, [, id = '']) => showing(id, (bill) => billPage(bill, asked(bill)))],
    [
      'POST',
      /^\/_local\/bill\/(in_\w+)$/,
      ({ body }, [, id = '']) =>
        showing(id, (bill) => {
          const problem = payBill(provider, asked(bill), new URLSearchParams(body.toString('utf8')));
          const now = books.get('invoice', id);
          return billPage(now, asked(now), problem);
        }),
    ],
    ['GET', /^\/_local\/bill\/(in_\w+)\/pdf$/, (_, [, id = '']) => showing(id, billPdf)],
  ];
}

/**
 * Passes the cardholder's answer to the bank, or charges the card that was typed in. Returns the refusal as text, or an
 * empty text.
 */
function payBill(provider: Provider, due: Stripe.PaymentIntent | undefined, form: URLSearchParams): string {
  if (!due) return '';
  try {
    const answer = form.get('answer');
    if (answer !== null) {
      provider.answerBank(due.id, answer === 'yes');
      return '';
    }
    const method = makePaymentMethod(provider.books, { number: form.get('number') ?? '', expMonth: 12, expYear: 2040 });
    const { intent, error } = provider.payments.attempt(due.id, method.id);
    if (error) throw error;
    provider.settleBill(intent);
    return '';
  } catch (error) {
    if (error instanceof StripeError) return error.message;
    throw error;
  }
}

function billPage(bill: Stripe.Invoice, due: Stripe.PaymentIntent | undefined, problem = ''): HttpReply {
  const [title = '', ...facts] = linesOf(bill);
  return page(
    title,
    html`<main><h1>${title}</h1>${facts.map((fact) => html`<p>${fact}</p>`)}
${problem === '' ? '' : html`<p role="alert">${problem}</p>`}${due ? payForm(due) : ''}
<p><a href="/_local/bill/${bill.id}/pdf">PDF</a></p></main>`,
  );
}

function payForm({ status }: Stripe.PaymentIntent) {
  const fields =
    status === 'requires_action'
      ? html`<p>The bank asks whether it is you</p><p><button name="answer" value="yes">It is me</button>
<button name="answer" value="no">It is not me</button></p>`
      : html`<label for="number">Card number</label><input id="number" name="number" value="4242 4242 4242 4242" required>
<p><button>Pay</button></p>`;
  return html`<form method="post">${fields}</form>`;
}

function linesOf(bill: Stripe.Invoice): string[] {
  const sum = (cents: number) => inMoney(cents, bill.currency, 'en');
  const day = (atS: number) => new Date(atS * 1000).toISOString().slice(0, 10);
  return [
    `Groundswell ${bill.number ?? bill.id}`,
    `${day(bill.created)}, ${bill.status ?? 'draft'}`,
    ...bill.lines.data.map(
      ({ description, amount, period }) =>
        `${description ?? ''}, ${day(period.start)} to ${day(period.end)}: ${sum(amount)}`,
    ),
    ...(bill.total < 0 ? [`Credited: ${sum(-bill.total)}`] : []),
    ...(bill.status === 'paid' && bill.total > bill.amount_paid
      ? [`Paid from credit: ${sum(bill.total - bill.amount_paid)}`]
      : []),
    `Paid: ${sum(bill.amount_paid)}`,
  ];
}

/** Writes a one-page PDF of plain text lines by hand, which is enough for a stand-in. */
function billPdf(bill: Stripe.Invoice): HttpReply {
  const shown = linesOf(bill).map((line) => `(${literalOf(line)}) Tj T*`);
  const drawing = `BT /F1 12 Tf 20 TL 60 780 Td ${shown.join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding 6 0 R >>',
    '<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [31 /minus] >>',
  ];
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`;
  const body = `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  const headers = {
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return { status: 200, headers, cookies: [], body: Buffer.from(body, 'latin1') };
}

/** Encodes a line as the text of a PDF string. In the encoding of the page's font, character 31 is a minus sign. */
function literalOf(line: string): string {
  return line.replace(/[^ -~\u2212]|[()\\]/g, ' ').replaceAll('\u2212', '\\037');
}
