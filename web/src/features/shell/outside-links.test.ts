import { expect, test } from 'vitest';
import { namedLinks, SHOP_URL, SOCIAL_LINKS } from './outside-links.ts';

test('a link without a valid address is left out', () => {
  const links = [
    { name: 'Instagram', url: 'https://www.instagram.com/groundswell' },
    { name: 'Facebook', url: undefined },
    { name: 'X', url: '' },
    { name: 'YouTube', url: 'javascript:alert(1)' },
  ];
  expect(namedLinks(links).map(({ name }) => name)).toEqual(['Instagram']);
});

test('a build without addresses has no links', () => {
  expect([SHOP_URL, ...SOCIAL_LINKS]).toEqual([undefined]);
});
