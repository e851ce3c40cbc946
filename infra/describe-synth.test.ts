import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RootConstruct } from 'constructs';
import { expect, test } from 'vitest';
import { BUDGET_UNHEARD, describeSynth } from './describe-synth.ts';
import { repoRoot } from './paths.ts';
import { readSettings } from './settings.ts';

const TEMPLATES = [
  '{ "Resources": { "One": { "Type": "AWS::Lambda::Function" }, "Two": { "Type": "AWS::Lambda::FunctionUrl" } } }',
  '{"Resources":{"Three":{"Type":"AWS::Lambda::Function"}}}',
];
const COMPLETE = {
  nodeMajor: 22,
  stage: { hasAlarms: true },
  monthlyBudgetDollars: undefined,
  alarmTopicArn: 'arn:aws:sns:us-east-1:123456789012:alarms',
  mailFrom: { text: 'a@groundswell.example', address: 'a@groundswell.example', domain: 'groundswell.example' },
  stripeSecretArn: 'arn:aws:secretsmanager:us-east-1:123456789012:secret:stripe',
  securityContact: 'mailto:crew@groundswell.example',
  push: { publicKey: 'B', secretArn: 'arn:aws:secretsmanager:us-east-1:123456789012:secret:push' },
  domain: { name: 'groundswell.example', certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1' },
};

test('the summary counts functions and templates, and mentions the checks if they passed', () => {
  expect(describeSynth(TEMPLATES, { areChecked: true, ...COMPLETE })).toEqual([
    '2 functions in 2 templates; cdk-nag found nothing that is not accepted with a reason.',
  ]);
  expect(describeSynth(TEMPLATES, { areChecked: false, ...COMPLETE })).toEqual(['2 functions in 2 templates.']);
});

test.each([
  ['mailFrom', 'mailFrom', 'No email is sent'],
  ['alarmTopicArn', 'alarmTopicArn', 'Alarms reach nobody'],
  ['stripeSecretArn', 'stripeSecretArn', 'No plans or gifts are sold'],
  ['push', 'pushPublicKey', 'No notifications are offered'],
  ['securityContact', 'contactAddress or securityContact', 'There is no security.txt'],
  ['domain', 'domainName', "The site has CloudFront's address"],
] as const)('without %s a sentence says what is off, and names the setting %s and its page', (name, setting, says) => {
  const [, sentence = '', ...more] = describeSynth([], { areChecked: true, ...COMPLETE, [name]: undefined });
  expect(more).toEqual([]);
  expect(sentence).toContain(`${says}`);
  expect(sentence).toContain(`: the setting ${setting} is not set (docs/`);
  const [, page = '', anchor] = sentence.match(/\((docs\/[\w-]+\.md)(?:#([\w-]+))?\)/) ?? [];
  const text = readFileSync(join(repoRoot, page), 'utf8').toLowerCase();
  if (anchor) expect(text).toMatch(new RegExp(`id="${anchor}"|# ${anchor.replaceAll('-', ' ')}\n`));
});

test('a trial without alarms lacks no topic of alarms', () => {
  const trial = { areChecked: true, ...COMPLETE, alarmTopicArn: undefined, stage: { hasAlarms: false } };
  expect(describeSynth([], trial)).toHaveLength(1);
});

test.each([{ alarmTopicArn: undefined }, { stage: { hasAlarms: false } }])(
  'a budget of which nobody hears is told: %o',
  (over) => {
    const sentences = describeSynth([], { areChecked: true, ...COMPLETE, monthlyBudgetDollars: 50, ...over });
    expect(sentences).toContain(BUDGET_UNHEARD);
    expect(describeSynth([], { areChecked: true, ...COMPLETE, monthlyBudgetDollars: 50 })).toHaveLength(1);
  },
);

test('an empty cdk.json lacks all six', () => {
  const { node } = new RootConstruct();
  expect(describeSynth([], { areChecked: true, nodeMajor: 22, ...readSettings(node) })).toHaveLength(7);
});

test('with an older Node than the AWS SDK supports, it asks for a newer one', () => {
  expect(describeSynth([], { areChecked: true, ...COMPLETE, nodeMajor: 20 }).slice(1)).toEqual([
    'Deploy with Node 22 or newer; this is Node 20.',
  ]);
});
