import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { readLedger } from './ledger.ts';

const PLAN = 'sub_1';

/**
 * Builds an invoice; `credit` is the customer's credit before the invoice, in cents. A negative total is a change to
 * the cheaper plan.
 */
function bill(id: string, atS: number, total: number, credit: number, reason = 'subscription_update'): Stripe.Invoice {
  const used = Math.min(credit, Math.max(total, 0));
  return {
    id,
    created: atS,
    status: 'paid',
    billing_reason: reason,
    total,
    starting_balance: -credit,
    ending_balance: Math.min(0, total - credit),
    amount_paid: Math.max(0, total - used),
    payments: { data: [{ payment: { payment_intent: `pi_${id}` } }] },
    parent: { subscription_details: { subscription: PLAN } },
  } as unknown as Stripe.Invoice;
}
const term = (id: string, atS: number, total: number, credit = 0) => bill(id, atS, total, credit, 'subscription_cycle');

/** Shows the credit and the payments of the running term as text: `pi_a 20`. */
function read(...[bills, adjustments, balance]: Parameters<typeof readLedger>) {
  const ledger = readLedger(bills, adjustments, balance);
  const told = (parts: (typeof ledger)['credit']) => parts.map(({ from, cents }) => `${from ?? 'ours'} ${cents}`);
  return { credit: told(ledger.credit), term: ledger.terms.get(PLAN)?.map(({ parts }) => told(parts)) };
}

test('a downgrade credits what the upgrade had paid, and the credit pays the next term', () => {
  const bills = [term('a', 1, 19), bill('b', 2, 20, 0), bill('c', 3, -20, 0)];
  expect(read(bills, [], -20)).toEqual({ credit: ['pi_b 20'], term: [['pi_a 19']] });
  expect(read([...bills, term('d', 4, 19, 20)], [], -1)).toEqual({ credit: ['pi_b 1'], term: [['pi_b 19']] });
});

test('credit pays before a card, and the latest payment is given back first', () => {
  const bills = [term('a', 1, 39), bill('b', 2, -20, 0), bill('c', 3, 25, 20)];
  expect(read(bills, [], 0)).toEqual({ credit: [], term: [['pi_a 19'], ['pi_a 20', 'pi_c 5']] });
  expect(read([...bills, bill('d', 4, -10, 0)], [], -10)).toEqual({
    credit: ['pi_c 5', 'pi_a 5'],
    term: [['pi_a 19']],
  });
});

test('credit without a payment counts as given by us', () => {
  expect(read([term('a', 1, 0), bill('b', 2, -20, 0)], [], -20)).toEqual({ credit: ['ours 20'], term: [[]] });
  expect(read([term('a', 1, 19)], [], -7).credit).toEqual(['ours 7']);
});

test('credit taken after a refund is gone, even in the second of an invoice; credit that we gave stays', () => {
  const bills = [term('a', 1, 39), bill('b', 5, -20, 7)];
  for (const atS of [5, 6]) expect(read(bills, [{ atS, payment: 'pi_a', cents: 20 }], -7).credit).toEqual(['ours 7']);
  const next = [...bills, term('c', 6, 19, 7)];
  expect(read(next, [{ atS: 6, payment: 'pi_a', cents: 20 }], 0)).toEqual({
    credit: [],
    term: [['ours 7', 'pi_c 12']],
  });
});

test('the other payments of a revoked invoice become credit, up to the sum that was credited', () => {
  const bills = [term('a', 1, 19), bill('b', 2, 20, 7)];
  for (const cents of [-7, -3])
    expect(read(bills, [{ atS: 3, payment: 'pi_b', restOf: 'b', cents }], cents).credit).toEqual([`ours ${-cents}`]);
  const ended = [{ atS: 3, payment: 'pi_a', restOf: 'b', cents: -20 }];
  expect(read(bills, ended, -20).credit).toEqual(['ours 7', 'pi_b 13']);
});

test('void invoices are ignored; an open one holds the credit that it has reserved', () => {
  const open = { ...term('b', 2, 19, 7), status: 'open' as const, amount_paid: 0 };
  const first = bill('a', 1, -7, 0);
  expect(read([first, open], [], 0)).toEqual({ credit: [], term: [['ours 7']] });
  expect(read([first, { ...open, status: 'void' as const }], [], -7)).toEqual({ credit: ['ours 7'], term: [] });
});
