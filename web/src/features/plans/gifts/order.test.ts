import { expect, test } from 'vitest';
import { bodyOf, EMPTY, faultsOf } from './order.ts';

const ORDER = { ...EMPTY, toName: 'Bob', fromName: 'Ann', fromEmail: ' ann@example.com ' };

test('a gift is mailed at once, or on a day at nine in the buyer’s time zone, or not at all if it is printed', () => {
  const bob = { ...ORDER, toEmail: ' bob@example.com', day: '2026-12-24' };
  const sent = (way: typeof bob.way) => {
    const { from_email, to_email, send_at } = bodyOf({ ...bob, way }, 'secret');
    return [from_email, to_email, send_at];
  };
  expect(sent('now')).toEqual(['ann@example.com', 'bob@example.com', undefined]);
  expect(sent('later')).toEqual(['ann@example.com', 'bob@example.com', new Date(2026, 11, 24, 9).toISOString()]);
  expect(sent('print')).toEqual(['ann@example.com', undefined, undefined]);
});

test('a missing value is stated beside its field, and only fields of the chosen delivery are required', () => {
  const missing = (over: Partial<typeof ORDER>, agrees = true) => Object.keys(faultsOf({ ...ORDER, ...over }, agrees));
  expect(missing({ way: 'print' })).toEqual([]);
  expect(missing({ way: 'print' }, false)).toEqual(['agreed']);
  expect(missing({ toName: ' ', fromName: '', fromEmail: 'ann@example' })).toEqual([
    'toName',
    'fromName',
    'toEmail',
    'fromEmail',
  ]);
  expect(missing({ way: 'later', toEmail: 'bob@example.com' })).toEqual(['day']);
  expect(missing({ way: 'later', toEmail: 'bob@example.com', day: '2026-12-24' })).toEqual([]);
});
