import { synthesizeScratch, WITH_SETTINGS } from '@groundswell/infra/testing/scratch-cloud';
import { expect, test } from 'vitest';
import { listUnknownTypes, readFacts } from './template-facts.ts';

test('the cost of every type of resource is known, also of those that settings add', () => {
  for (const settings of [{}, WITH_SETTINGS]) expect(listUnknownTypes(synthesizeScratch(settings))).toEqual([]);
});

test('a type that the model does not know is named', () => {
  const made = [
    { type: 'AWS::RDS::DBInstance', properties: {} },
    { type: 'AWS::IAM::Role', properties: {} },
  ];
  expect(listUnknownTypes(made)).toEqual(['AWS::RDS::DBInstance']);
});

test('the facts are those of the template', () => {
  const facts = readFacts(synthesizeScratch());
  expect(facts).toMatchObject({
    userPoolTier: 'ESSENTIALS',
    webAcls: 1,
    webAclRules: 4,
    callMemoryMb: 512,
    backsUp: false,
  });
  expect(facts.alarmMetrics).toBeGreaterThan(20);
  // Three log filters, a metric for each area, three more, and eight of CloudFront.
  expect(facts.customMetrics).toBeGreaterThan(35);
  const less = readFacts(synthesizeScratch({ edgeMetrics: 'off' }));
  expect(facts.customMetrics - less.customMetrics).toBe(8);
  expect(readFacts(synthesizeScratch(WITH_SETTINGS))).toMatchObject({ webAcls: 0, backsUp: true });
});
