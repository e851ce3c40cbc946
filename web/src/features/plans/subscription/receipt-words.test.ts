import { expect, test } from 'vitest';
import { receiptWords } from './receipt-words.ts';

test('a receipt names what was charged, what was credited, and what credit paid', () => {
  expect([
    receiptWords({ sum: '$19.99' }),
    receiptWords({ sum: '$0.00' }),
    receiptWords({ sum: '$0.00', credited: '$20.00' }),
    receiptWords({ sum: '$0.00', credit: '$20.00' }),
    receiptWords({ sum: '$5.00', credit: '$15.00' }),
  ]).toEqual(['$19.99', 'Nothing', '$20.00 credited', '$20.00 paid from credit', '$5.00, and $15.00 paid from credit']);
});
