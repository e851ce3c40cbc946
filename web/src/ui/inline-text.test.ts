import { expect, test } from 'vitest';
import { parseInline } from './inline-text.tsx';

test('links and strong words are recognized anywhere in a sentence', () => {
  expect(parseInline('**Ask:** [write to us](/about#contact) or [read](/terms).')).toEqual([
    { words: 'Ask:', strong: true },
    { words: ' ' },
    { words: 'write to us', to: '/about#contact' },
    { words: ' or ' },
    { words: 'read', to: '/terms' },
    { words: '.' },
  ]);
});

test('a sentence without either is one piece, brackets that are no link stay', () => {
  expect(parseInline('Flat [now] * 2')).toEqual([{ words: 'Flat [now] * 2' }]);
});
