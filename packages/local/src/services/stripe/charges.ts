import type Stripe from 'stripe';
import type { Books } from './books.ts';
import type { EmitEvent } from './events.ts';
import { type Fields, metadataOf, numberOf, textOf } from './form-body.ts';
import { StripeError } from './stripe-error.ts';

export interface Charges {
  charge(intent: Stripe.PaymentIntent): Stripe.Charge;
  refund(fields: Fields): Stripe.Refund;
  dispute(charge: Stripe.Charge): Stripe.Dispute;
}

export function createCharges(books: Books, emit: EmitEvent): Charges {
  return {
    charge(intent) {
      const charge = books.put<Stripe.Charge>({
        id: books.newId('ch'),
        object: 'charge',
        amount: intent.amount,
        amount_captured: intent.amount,
        amount_refunded: 0,
        application: null,
        application_fee: null,
        application_fee_amount: null,
        balance_transaction: null,
        billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
        calculated_statement_descriptor: 'GROUNDSWELL',
        captured: true,
        created: books.nowS(),
        currency: intent.currency,
        customer: intent.customer,
        description: intent.description,
        disputed: false,
        failure_balance_transaction: null,
        failure_code: null,
        failure_message: null,
        fraud_details: {},
        livemode: false,
        metadata: intent.metadata,
        on_behalf_of: null,
        outcome: null,
        paid: true,
        payment_intent: intent.id,
        payment_method: typeof intent.payment_method === 'string' ? intent.payment_method : null,
        payment_method_details: null,
        receipt_email: intent.receipt_email,
        receipt_number: null,
        receipt_url: null,
        refunded: false,
        review: null,
        shipping: null,
        source: null,
        source_transfer: null,
        statement_descriptor: null,
        statement_descriptor_suffix: null,
        status: 'succeeded',
        transfer_data: null,
        transfer_group: null,
      });
      emit('charge.succeeded', charge);
      return charge;
    },

    refund(fields) {
      const charge = findCharge(fields);
      const left = charge.amount - charge.amount_refunded;
      const amount = numberOf(fields, 'amount') ?? left;
      if (left === 0)
        throw StripeError.invalid(
          `Charge ${charge.id} has already been refunded.`,
          undefined,
          'charge_already_refunded',
        );
      if (amount > left)
        throw StripeError.invalid('Refund amount is greater than unrefunded amount on charge.', 'amount');
      const refunded = charge.amount_refunded + amount;
      const after = books.put({ ...charge, amount_refunded: refunded, refunded: refunded === charge.amount });
      const refund = books.put<Stripe.Refund>({
        id: books.newId('re'),
        object: 'refund',
        amount,
        balance_transaction: null,
        charge: charge.id,
        created: books.nowS(),
        currency: charge.currency,
        customer: charge.customer,
        customer_account: null,
        metadata: metadataOf(fields),
        payment_intent: charge.payment_intent,
        payment_method: charge.payment_method,
        reason: 'requested_by_customer',
        receipt_number: null,
        source_transfer_reversal: null,
        status: 'succeeded',
        transfer_reversal: null,
      });
      emit('refund.created', refund);
      emit('charge.refunded', after);
      return refund;
    },

    dispute(charge) {
      books.put({ ...charge, disputed: true });
      const dispute = books.put<Stripe.Dispute>({
        id: books.newId('dp'),
        object: 'dispute',
        amount: charge.amount,
        balance_transactions: [],
        charge: charge.id,
        created: books.nowS(),
        currency: charge.currency,
        enhanced_eligibility_types: [],
        // The site never submits evidence, so no field is needed.
        evidence: {} as Stripe.Dispute.Evidence,
        evidence_details: {
          due_by: books.nowS() + 7 * 86_400,
          enhanced_eligibility: {},
          has_evidence: false,
          past_due: false,
          submission_count: 0,
          submission_method: 'not_submitted',
        },
        intended_submission_method: null,
        is_charge_refundable: false,
        livemode: false,
        metadata: {},
        payment_intent: charge.payment_intent,
        reason: 'fraudulent',
        status: 'needs_response',
      });
      emit('charge.dispute.created', dispute);
      return dispute;
    },
  };

  function findCharge(fields: Fields): Stripe.Charge {
    const chargeId = textOf(fields, 'charge');
    if (chargeId !== undefined) return books.get('charge', chargeId);
    const intent = books.get('payment_intent', textOf(fields, 'payment_intent') ?? '');
    return books.get('charge', String(intent.latest_charge));
  }
}
