import type Stripe from 'stripe';
import type { Books, DeletedCustomer } from './books.ts';
import type { EmitEvent } from './events.ts';
import { type Fields, fieldsOf, metadataOf, numberOf, textOf } from './form-body.ts';
import { StripeError } from './stripe-error.ts';

export interface Customers {
  create(fields: Fields): Stripe.Customer;
  update(id: string, fields: Fields): Stripe.Customer;
  /** Adjusts the customer's balance in cents; a negative balance is credit. */
  adjust(id: string, fields: Fields): Stripe.CustomerBalanceTransaction;
  /** Deletes the customer and cancels its subscriptions at once. */
  remove(id: string): Stripe.DeletedCustomer;
  attach(methodId: string, customerId: string): Stripe.PaymentMethod;
  detach(methodId: string): Stripe.PaymentMethod;
}

export function createCustomers(books: Books, emit: EmitEvent, cancel: (subscriptionId: string) => void): Customers {
  function attach(methodId: string, customerId: string): Stripe.PaymentMethod {
    const method = books.get('payment_method', methodId);
    if (method.customer === customerId) return method;
    if (method.customer !== null)
      throw StripeError.invalid('The payment method you provided has already been attached to a customer.');
    const attached = books.put({ ...method, customer: books.get('customer', customerId).id });
    emit('payment_method.attached', attached);
    return attached;
  }
  function detach(methodId: string): Stripe.PaymentMethod {
    const method = books.put({ ...books.get('payment_method', methodId), customer: null });
    emit('payment_method.detached', method);
    return method;
  }
  return {
    attach,
    detach,
    create(fields) {
      const id = books.newId('cus');
      const customer = books.put<Stripe.Customer>({
        id,
        object: 'customer',
        address: null,
        balance: 0,
        created: books.nowS(),
        currency: null,
        customer_account: null,
        default_source: null,
        delinquent: false,
        description: textOf(fields, 'description') ?? null,
        discount: null,
        email: textOf(fields, 'email') ?? null,
        invoice_prefix: id.slice(-8).toUpperCase(),
        invoice_settings: {
          custom_fields: null,
          default_payment_method: null,
          footer: null,
          rendering_options: null,
        },
        livemode: false,
        metadata: metadataOf(fields),
        name: textOf(fields, 'name') ?? null,
        phone: null,
        preferred_locales: [],
        shipping: null,
        tax_exempt: 'none',
        test_clock: null,
      });
      emit('customer.created', customer);
      return customer;
    },

    update(id, fields) {
      const customer = books.get('customer', id);
      const methodId = textOf(fieldsOf(fields, 'invoice_settings'), 'default_payment_method');
      if (methodId !== undefined && books.get('payment_method', methodId).customer !== id)
        throw StripeError.invalid('The customer does not have a payment method with this ID attached.');
      const updated = books.put<Stripe.Customer>({
        ...customer,
        email: textOf(fields, 'email') ?? customer.email,
        balance: numberOf(fields, 'balance') ?? customer.balance,
        metadata: { ...customer.metadata, ...metadataOf(fields) },
        invoice_settings: {
          ...customer.invoice_settings,
          default_payment_method: methodId ?? customer.invoice_settings.default_payment_method,
        },
      });
      emit('customer.updated', updated);
      return updated;
    },

    adjust(id, fields) {
      const customer = books.get('customer', id);
      const amount = numberOf(fields, 'amount') ?? 0;
      const balance = customer.balance + amount;
      const adjusted = books.put<Stripe.Customer>({ ...customer, balance });
      emit('customer.updated', adjusted);
      return books.put<Stripe.CustomerBalanceTransaction>({
        id: books.newId('cbtxn'),
        object: 'customer_balance_transaction',
        amount,
        checkout_session: null,
        created: books.nowS(),
        credit_note: null,
        currency: textOf(fields, 'currency') ?? 'usd',
        customer: id,
        customer_account: null,
        description: textOf(fields, 'description') ?? null,
        ending_balance: balance,
        invoice: null,
        livemode: false,
        metadata: metadataOf(fields),
        type: 'adjustment',
      });
    },

    remove(id) {
      const customer = books.get('customer', id);
      for (const one of books.list('subscription')) if (one.customer === id && one.ended_at === null) cancel(one.id);
      for (const method of books.list('payment_method')) if (method.customer === id) detach(method.id);
      books.remove(customer);
      books.put<DeletedCustomer>({ id, object: 'deleted_customer' });
      emit('customer.deleted', customer);
      return deletedForm(id);
    },
  };
}

/** Finds a customer, including deleted ones. */
export function findEvenDeleted(books: Books, id: string): Stripe.Customer | Stripe.DeletedCustomer | undefined {
  return books.find('customer', id) ?? (books.find('deleted_customer', id) && deletedForm(id));
}

function deletedForm(id: string): Stripe.DeletedCustomer {
  return { id, object: 'customer', deleted: true };
}
