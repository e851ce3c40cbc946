import { expect, test } from 'vitest';
import { describeSynth } from './describe-synth.ts';

const TEMPLATES = [
  '{ "Resources": { "One": { "Type": "AWS::Lambda::Function" }, "Two": { "Type": "AWS::Lambda::FunctionUrl" } } }',
  '{"Resources":{"Three":{"Type":"AWS::Lambda::Function"}}}',
];

test('the summary counts functions and templates, and mentions the checks if they passed', () => {
  const alarmTopicArn = 'arn:aws:sns:us-east-1:123456789012:alarms';
  expect(describeSynth(TEMPLATES, { areChecked: true, alarmTopicArn, nodeMajor: 22 })).toEqual([
    '2 functions in 2 templates; cdk-nag found nothing that is not accepted with a reason.',
  ]);
  expect(describeSynth(TEMPLATES, { areChecked: false, alarmTopicArn, nodeMajor: 24 })).toEqual([
    '2 functions in 2 templates.',
  ]);
});

test('without a topic it says that alarms reach nobody', () => {
  expect(describeSynth([], { areChecked: true, alarmTopicArn: undefined, nodeMajor: 22 })).toContain(
    'Alarms reach nobody: the setting alarmTopicArn is not set (docs/operations.md).',
  );
});

test('with an older Node than the AWS SDK supports, it asks for a newer one', () => {
  expect(describeSynth([], { areChecked: true, alarmTopicArn: 'arn', nodeMajor: 20 }).slice(1)).toEqual([
    'Deploy with Node 22 or newer; this is Node 20.',
  ]);
});
