import { expect, test } from 'vitest';
import {
  type AlertPlan,
  choiceOf,
  heightOptions,
  maximumOptions,
  refusalOf,
  timeFrameOptions,
  withSet,
} from './model.ts';

const basic: AlertPlan = {
  subscriptionType: 'Basic',
  wvhtUnits: 'ft',
  notificationsAllowed: 1,
  notificationsCount: 1,
  alertSetting: 'email',
  timeFrameMax: 4,
};
const first = choiceOf(null);
const textsOf = (options: readonly { text: string }[]) => options.map(({ text }) => text);

test('heights are those of the table, in feet or in its metres', () => {
  expect(textsOf(heightOptions('ft'))).toEqual('2 3 4 5 6 8 10 12 15 20'.split(' ').map((feet) => `${feet} ft`));
  expect(textsOf(heightOptions('m'))).toEqual('0.6 0.9 1.2 1.5 2 2.5 3 3.5 4.5 6'.split(' ').map((m) => `${m} m`));
});

test('a maximum is above the minimum, or absent', () => {
  expect(textsOf(maximumOptions('ft', 8))).toEqual(['No Maximum', '15 ft', '20 ft']);
  expect(textsOf(maximumOptions('ft', 10))).toEqual(['No Maximum']);
  expect(withSet({ ...first, maxWvht: 5 }, { minWvht: 5 })).toMatchObject({ minWvht: 5, maxWvht: 0 });
  expect(withSet({ ...first, maxWvht: 5 }, { minWvht: 4 })).toMatchObject({ minWvht: 4, maxWvht: 5 });
});

test('more than four days ahead is for Pro', () => {
  expect(textsOf(timeFrameOptions(basic))).toEqual(['1 day', '2 days', '4 days', '7 days (Pro)', '10 days (Pro)']);
  expect(refusalOf(first, { timeFrame: 7 }, basic, false)).toBe(
    'Only Groundswell Pro users can set surf alerts greater than 4 days. Upgrade to Pro.',
  );
  expect(refusalOf(first, { timeFrame: 7 }, { ...basic, timeFrameMax: 10 }, false)).toBeUndefined();
});

test('an alert beyond the plan’s number cannot be turned on; one that is on stays on', () => {
  expect(refusalOf(first, { active: true }, basic, false)).toBe(
    'Basic users can have 1 surf alert(s). Upgrade to Groundswell Pro to get 5 alerts.',
  );
  expect(refusalOf({ ...first, active: true }, { active: true }, basic, false)).toBeUndefined();
  expect(refusalOf(first, { active: true }, { ...basic, notificationsCount: 0 }, false)).toBeUndefined();
  const plus: AlertPlan = { ...basic, subscriptionType: 'Premium', notificationsAllowed: 10, notificationsCount: 10 };
  expect(refusalOf(first, { active: true }, plus, false)).toBe(
    'Whoa, you have set 10 surf alerts! This is the max allowed. You can disable other alerts to enable this one.',
  );
});

test('a favorite beyond the plan’s number gets no alert; one that is on can be turned off', () => {
  const free = { ...basic, notificationsCount: 0 };
  expect(refusalOf(first, { active: true }, free, true)).toBe(
    'This favorite is over your plan’s limit. Remove another one to set its alert.',
  );
  expect(refusalOf({ ...first, active: true }, { active: false }, free, true)).toBeUndefined();
});
