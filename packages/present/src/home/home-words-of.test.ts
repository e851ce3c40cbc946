import { expect, test } from 'vitest';
import { wordsOf } from '../words/words-of.ts';
import { homeWordsOf } from './home-words-of.ts';

test.each([
  ['en', 'A 15-second swell from NW is reaching Oahu, 4.1 ft.'],
  ['es', 'Un mar de fondo de 15 segundos y 4.1 ft está llegando a Oahu desde el NW.'],
  ['zh-CN', '来自NW、周期 15\u00a0秒、高 4.1 ft 的涌浪正涌向Oahu。'],
] as const)('the sentence of today’s ocean is in the reader’s language: %s', (language, sentence) => {
  expect(homeWordsOf(wordsOf(language)).swell(15, 'NW', 'Oahu', '4.1 ft')).toBe(sentence);
});
