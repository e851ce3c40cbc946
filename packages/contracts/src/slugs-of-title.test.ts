import { expect, test } from 'vitest';
import { slugsOfTitle } from './slugs-of-title.ts';

test.each([
  ['Reading a buoy', 'reading-a-buoy'],
  ['It’s flat: what now?', 'its-flat-what-now'],
  ['Mañana, Ríos', 'manana-rios'],
  [
    'Dawn patrol at Steamer Lane: what a south-east swell of nine seconds does there',
    'dawn-patrol-at-steamer-lane-what-a-south-east-swell-of-nine',
  ],
  ['w'.repeat(70), 'w'.repeat(60)],
  ['Tags', 'tags-1'],
  ['冲浪', undefined],
  ['', undefined],
])('the address of “%s” is %s', (title, slug) => {
  const made = slug === undefined ? [] : [slug, `${slug}-k3x7`, `${slug}-k3x7abcdefgh`];
  expect(slugsOfTitle(title, 'k3x7abcdefgh')).toEqual(made);
});
