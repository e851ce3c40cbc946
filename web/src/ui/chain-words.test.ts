import { expect, test } from 'vitest';
import { chainWords } from './chain-words.ts';

test('places are listed from the nearest, in Chinese from the largest', () => {
  expect(chainWords(['Santa Cruz', 'Central California'], 'en')).toBe('Santa Cruz, Central California');
  expect(chainWords(['圣克鲁斯', '加利福尼亚州中部'], 'zh-CN')).toBe('加利福尼亚州中部 · 圣克鲁斯');
});
