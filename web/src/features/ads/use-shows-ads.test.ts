import type { MeReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { showsAds } from './use-shows-ads.ts';

const user = (subscription: MeReply['subscription']) => ({ subscription }) as MeReply;

test.each([
  ['a page of the server, which knows no reader', { isKnown: false, isIn: false, user: undefined }, undefined],
  ['a visitor', { isKnown: true, isIn: false, user: undefined }, true],
  ['a user whose plan has not come yet', { isKnown: true, isIn: true, user: undefined }, undefined],
  ['Basic', { isKnown: true, isIn: true, user: user('Basic') }, true],
  ['Pro', { isKnown: true, isIn: true, user: user('Pro') }, true],
  ['Pro Plus', { isKnown: true, isIn: true, user: user('Premium') }, false],
])('ads are decided once the plan is known: %s', (_, view, shown) => {
  expect(showsAds(view)).toBe(shown);
});
