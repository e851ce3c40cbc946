import { expect, test } from 'vitest';
import { isAlertSuspended } from './is-alert-suspended.ts';

const beachIds = [1, 2, 3, 4, 5, 6, 7];
const basic = { favoriteLimit: 5, alertLimit: 1 };
const sendingOf = (alertBeachIds: number[], plan = basic) =>
  beachIds.filter((id) => !isAlertSuspended(id, { beachIds, alertBeachIds }, plan));

test('the alert of a favorite above the plan’s limit is suspended', () => {
  expect(sendingOf([7])).toEqual([]);
  expect(sendingOf([7], { favoriteLimit: 7, alertLimit: 1 })).toEqual([7]);
});

test('of the alerts above the plan’s limit the last ones turned on are suspended; alerts suspended otherwise do not count', () => {
  expect(sendingOf([2, 1])).toEqual([2]);
  expect(sendingOf([7, 2, 1])).toEqual([2]);
  expect(sendingOf([7, 2, 1], { favoriteLimit: 5, alertLimit: 5 })).toEqual([1, 2]);
});

test('an alert that is off, or of a beach that is not a favorite, counts as suspended', () => {
  expect(sendingOf([])).toEqual([]);
  expect(isAlertSuspended(9, { beachIds, alertBeachIds: [9] }, basic)).toBe(true);
});
