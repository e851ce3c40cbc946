import { expect, test } from 'vitest';
import { describeSynth } from './describe-synth.ts';

const TEMPLATES = [
  '{ "Resources": { "One": { "Type": "AWS::Lambda::Function" }, "Two": { "Type": "AWS::Lambda::FunctionUrl" } } }',
  '{"Resources":{"Three":{"Type":"AWS::Lambda::Function"}}}',
];

test('the summary counts functions and templates, and mentions the checks if they passed', () => {
  const alarmTopicArn = 'arn:aws:sns:us-east-1:123456789012:alarms';
  expect(describeSynth(TEMPLATES, { areChecked: true, alarmTopicArn })).toEqual([
    '2 functions in 2 templates; cdk-nag found nothing that is not accepted with a reason.',
  ]);
  expect(describeSynth(TEMPLATES, { areChecked: false, alarmTopicArn })).toEqual(['2 functions in 2 templates.']);
});

test('without a topic it says that alarms reach nobody', () => {
  expect(describeSynth([], { areChecked: true, alarmTopicArn: undefined })).toContain(
    'Alarms reach nobody: the setting alarmTopicArn is not set (docs/operations.md).',
  );
});
