import { expect, test } from 'vitest';
import { pictureAddress, pictureName } from './share-image.ts';

const picture = { slug: 'folly-beach', date: '2026-11-22', units: 2, lang: 'zh-CN' } as const;

test('the picture is of the day, in the units and language of the page', () => {
  expect(pictureAddress(picture)).toBe('/share/folly-beach.png?day=2026-11-22&units=2&lang=zh-CN');
});

test('it is saved under a name that tells beach and day', () => {
  expect(pictureName(picture)).toBe('folly-beach-2026-11-22.png');
});
