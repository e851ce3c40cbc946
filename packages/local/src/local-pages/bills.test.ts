import { expect, test } from 'vitest';
import { readFields } from '../services/stripe/form-body.ts';
import { createProvider } from '../services/stripe/provider.ts';
import { recordsInMemory } from '../test-support/memory-records.ts';
import { billPages } from './bills.ts';

const provider = createProvider(recordsInMemory(), Date.now, () => undefined, 'http://localhost/_local/bill');
const pages = billPages(provider);

async function ask(path: string, fields?: Record<string, string>) {
  const body = Buffer.from(new URLSearchParams(fields).toString());
  for (const [method, pattern, answer] of pages) {
    const match = method === (fields ? 'POST' : 'GET') && pattern.exec(path);
    if (match) return answer({ body } as unknown as Parameters<typeof answer>[0], match);
  }
  return expect.fail(`There is no ${path}.`);
}

/** Opens an invoice that stays unpaid, because the customer has no card. */
function openBill() {
  const { catalogue, customers, subscriptions, books } = provider;
  const product = catalogue.createProduct(readFields('name=Pro'));
  const price = catalogue.createPrice(
    readFields(`product=${product.id}&currency=usd&unit_amount=1999&recurring[interval]=year`),
  );
  const customer = customers.create(readFields('email=surfer%40example.com'));
  subscriptions.create(readFields(`customer=${customer.id}&items[0][price]=${price.id}`));
  return books.list('invoice')[0] ?? expect.fail();
}

test('an invoice has a page, on which an open one can be paid, and a valid PDF', async () => {
  const { id, hosted_invoice_url, invoice_pdf } = openBill();
  expect([hosted_invoice_url, invoice_pdf]).toEqual([
    `http://localhost/_local/bill/${id}`,
    `http://localhost/_local/bill/${id}/pdf`,
  ]);
  const shown = String((await ask(`/_local/bill/${id}`)).body);
  expect(shown).toContain('$19.99');
  expect(shown).toContain('Card number');
  const pay = async (fields: Record<string, string>) => String((await ask(`/_local/bill/${id}`, fields)).body);
  expect(await pay({ number: '4000 0000 0000 0341' })).toContain('Your card was declined.');
  expect(await pay({ number: '4000 0027 6000 3184' })).toContain('The bank asks whether it is you');
  const paid = await pay({ answer: 'yes' });
  expect([paid.includes('Paid: $19.99'), paid.includes('<form')]).toEqual([true, false]);
  expect(provider.books.list('subscription')[0]?.status).toBe('active');
  const { headers, body } = await ask(`/_local/bill/${id}/pdf`);
  const text = String(body);
  expect([headers['content-type'], text.startsWith('%PDF-1.4'), text.endsWith('%%EOF\n')]).toEqual([
    'application/pdf',
    true,
    true,
  ]);
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(table, table + 4)).toBe('xref');
  expect((await ask('/_local/bill/in_none')).status).toBe(404);
});

test('a bill names what is credited and what credit pays; a negative sum has a minus sign, on the page and in the PDF', async () => {
  const bill = provider.books.list('invoice')[0] ?? expect.fail();
  provider.books.put({ ...bill, amount_paid: -500 });
  expect(String((await ask(`/_local/bill/${bill.id}`)).body)).toContain('Paid: −$5.00');
  provider.books.put({ ...bill, total: -500 });
  expect(String((await ask(`/_local/bill/${bill.id}`)).body)).toContain('Credited: $5.00');
  provider.books.put({ ...bill, status: 'paid', total: 500, amount_paid: 0 });
  expect(String((await ask(`/_local/bill/${bill.id}`)).body)).toContain('Paid from credit: $5.00');
  provider.books.put({ ...bill, amount_paid: -500 });
  const pdf = String((await ask(`/_local/bill/${bill.id}/pdf`)).body);
  expect(pdf).toContain('(Paid: \\037$5.00) Tj');
  expect(pdf).toContain('/Differences [31 /minus]');
});
