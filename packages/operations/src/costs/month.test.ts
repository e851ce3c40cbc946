import { expect, test } from 'vitest';
import { DEFAULT_LOAD, SCALES } from './describe-costs.ts';
import { choicesOf, costOf, type Load, totalOf } from './month.ts';
import { dollarsOf, PRICES } from './prices.ts';
import { savingsOf } from './steps.ts';

const FACTS = {
  userPoolTier: 'ESSENTIALS',
  webAcls: 1,
  webAclRules: 3,
  secrets: 3,
  keys: 1,
  dashboards: 0,
  alarmMetrics: 43,
  customMetrics: 4,
  polledQueues: 11,
  backsUp: false,
  callMemoryMb: 512,
} as const;

const loadOf = (visitors: number): Load => ({
  ...DEFAULT_LOAD,
  visitors,
  members: visitors / 10,
  alerts: visitors / 10,
});
const dollars = (load: Load, service: string) => costOf(load, FACTS).find((line) => line.service === service)?.dollars;

test.each([
  ['memberEssentials', 10_000, 0],
  ['memberEssentials', 100_000, 1350],
  ['memberLite', 1_000_000, 90_000 * 0.0055 + 900_000 * 0.0046],
  ['edgeGb', 1024 + 10, 0.85],
  ['metric', 43, 33 * 0.3],
  ['httpApiCall', 400e6, 300 + 90],
] as const)('%s: %d cost %d dollars, tier by tier', (name, quantity, expected) => {
  expect(dollarsOf(name, quantity)).toBeCloseTo(expected, 6);
});

test('each price has its page, and tiers that rise and never end', () => {
  for (const { tiers, page } of Object.values(PRICES)) {
    expect(page).toMatch(/^https:\/\/aws\.amazon\.com\/[\w/-]+\/pricing\/$/);
    expect(tiers.map(([upTo]) => upTo)).toEqual(tiers.map(([upTo]) => upTo).toSorted((a, b) => a - b));
    expect(tiers.at(-1)?.[0]).toBe(Number.POSITIVE_INFINITY);
  }
});

test('members cost by the plan of the user pool, and no service costs less for more visitors', () => {
  expect(dollars(loadOf(1_000_000), 'Cognito')).toBeCloseTo(1350, 6);
  const months = SCALES.map((visitors) => costOf(loadOf(visitors), FACTS));
  for (const [index, { service }] of months[0]?.entries() ?? []) {
    const row = months.map((lines) => lines[index]?.dollars ?? Number.NaN);
    expect([service, row]).toEqual([service, row.toSorted((a, b) => a - b)]);
  }
});

test('without visitors the fixed costs remain', () => {
  const lines = costOf(loadOf(0), FACTS);
  const costing = lines.filter((line) => line.dollars > 0).map(({ service }) => service);
  expect(costing).toEqual(expect.arrayContaining(['WAF', 'The ocean', 'CloudWatch', 'Secrets and keys']));
  expect(costing).not.toContain('CloudFront');
  expect(dollars(loadOf(0), 'WAF')).toBe(8);
});

test('a step saves what the month costs less with it, and own addresses for email cost more', () => {
  const load = loadOf(1_000_000);
  const savings = savingsOf(load, FACTS);
  const lite = savings.find(({ what }) => what.includes('Lite'))?.dollars;
  const withLite = costOf(load, FACTS, { ...choicesOf(FACTS), userPoolTier: 'LITE' });
  expect(lite).toBeCloseTo(totalOf(costOf(load, FACTS)) - totalOf(withLite), 6);
  expect(lite).toBeCloseTo(1350 - 495, 6);
  expect(savings.at(-1)).toMatchObject({ dollars: expect.closeTo(-99.8, 6), what: expect.stringContaining('email') });
});
