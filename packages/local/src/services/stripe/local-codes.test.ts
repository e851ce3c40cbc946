import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordsInMemory } from '../../test-support/memory-records.ts';
import { TEST_CARDS } from './cards.ts';
import { addLocalCodes } from './local-codes.ts';
import { createProvider } from './provider.ts';

test('the stand-in has promotion codes to try, each once however often it starts, all of them and the cards documented', () => {
  const provider = createProvider(recordsInMemory(), Date.now, () => undefined, 'http://localhost/_local/bill');
  for (let starts = 0; starts < 2; starts++) addLocalCodes(provider);
  const codes = provider.books.list('promotion_code').map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  const docs = readFileSync(new URL('../../../../../docs/plans.md', import.meta.url), 'utf8');
  const numbers = Object.keys(TEST_CARDS);
  expect([...codes, ...numbers].filter((one) => !docs.includes(one))).toEqual([]);
});
