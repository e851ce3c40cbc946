import { expect, test } from 'vitest';
import { recordedAccount } from '../test-support/recorded-account.ts';
import { recordedOcean } from '../test-support/recorded-ocean.ts';
import { diagnose } from './main.ts';

const healthy = { account: recordedAccount(), ocean: recordedOcean() };

test('warnings exit with 0 and each names its command; the ocean is read only if asked for', async () => {
  const { text, exitCode } = await diagnose([], healthy);
  expect(exitCode).toBe(0);
  expect(text).toContain(
    "WARNS   Email: The setting mailFrom is not set.\n        No email is sent, so nobody can register.\n        > npx cdk deploy --all -c mailFrom='",
  );
  expect(text).toMatch(/\n\nNothing blocks a deployment\. 5 warnings\.$/);
  expect(healthy.ocean.answered).toEqual([]);
});

test('a finding that blocks exits with 1, and comes last', async () => {
  const account = recordedAccount({
    findBootstrapVersion: async (region) => (region === 'eu-west-1' ? 30 : undefined),
  });
  const { text, exitCode } = await diagnose(['--stage', 'dev'], { ...healthy, account });
  expect(exitCode).toBe(1);
  expect(text.split('\n').slice(-5)).toEqual([
    expect.stringMatching(/^BLOCKS {2}Bootstrap: The region us-east-1 of account/),
    expect.stringMatching(/^ {8}The CDK needs/),
    '        > npx cdk bootstrap aws://123456789012/us-east-1',
    '',
    '1 finding blocks a deployment. 4 warnings.',
  ]);
});

test('--json writes the findings for a program', async () => {
  const ocean = recordedOcean([[/./, () => new Response('', { status: 404 })]]);
  const { text } = await diagnose(['--json', '--ocean'], { ...healthy, ocean });
  const { findings } = JSON.parse(text);
  expect(findings).toContainEqual({ level: 'good', subject: 'Bootstrap', says: 'eu-west-1: version 30' });
  expect(findings).toContainEqual(expect.objectContaining({ level: 'blocks', subject: 'gfs.0p25' }));
  expect(findings).toContainEqual({
    level: 'warns',
    subject: 'Alarms',
    says: 'The setting alarmTopicArn is not set.',
    why: expect.any(String),
    fix: expect.stringMatching(/^aws sns create-topic/),
  });
});

test('a setting that is refused, and an unknown option, are sentences', async () => {
  const { text, exitCode } = await diagnose(['-c', 'basicDays=99'], healthy);
  expect(exitCode).toBe(1);
  expect(text).toContain('BLOCKS  Settings: The setting basicDays must be a whole number from 1 to 16, not "99".');
  expect(text).toContain('> -c basicDays=…    # docs/reference/settings.md');
  const { text: both } = await diagnose(['-c', 'basicDays=99', '-c', 'malFrom=x'], healthy);
  expect(both).toContain('There is no setting "malFrom". The nearest name is mailFrom');
  expect(both).toMatch(/\n2 findings block a deployment\. 0 warnings\.$/);
  expect(await diagnose(['--sea'], healthy)).toEqual({
    text: expect.stringMatching(/^Unknown option '--sea'/),
    exitCode: 2,
  });
  expect((await diagnose(['-c', 'basicDays'], healthy)).text).toMatch(/^A setting is given as -c name=value\./);
  expect(await diagnose(['--help'], healthy)).toEqual({ text: expect.stringMatching(/^npm run doctor/), exitCode: 0 });
});
