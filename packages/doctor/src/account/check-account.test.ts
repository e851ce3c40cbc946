import { expect, test } from 'vitest';
import {
  CERTIFICATE,
  EVERY_SETTING,
  PUSH_SECRET,
  recordedAccount,
  STRIPE_SECRET,
} from '../../test-support/recorded-account.ts';
import { readTestSettings } from '../../test-support/test-settings.ts';
import type { AccountProbe } from './account-probe.ts';
import { checkAccount } from './check-account.ts';

/** Returns what is missing, as `level subject: sentence`, with the command of each. */
async function findLacks(
  changed: Partial<AccountProbe>,
  context: Readonly<Record<string, unknown>> = EVERY_SETTING,
): Promise<readonly { readonly lack: string; readonly fix: string }[]> {
  const findings = await checkAccount(recordedAccount(changed), readTestSettings(context));
  return findings.flatMap((finding) => {
    if (finding.level === 'good') return [];
    expect(finding.why, 'each finding says why it matters').toMatch(/^[A-Z].*\.$/);
    expect(JSON.stringify(finding), 'no secret is printed').not.toContain('hidden');
    return { lack: `${finding.level} ${finding.subject}: ${finding.says}`, fix: finding.fix };
  });
}

test('a complete deployment to a healthy account lacks nothing', async () => {
  expect(await findLacks({})).toEqual([]);
});

test('a new account without settings can be deployed; each switched-off feature is a warning', async () => {
  const lacks = await findLacks({ readQuota: async (_, service) => (service === 'lambda' ? 10 : 200) }, {});
  expect(lacks.map(({ lack }) => lack)).toEqual([
    'warns Alarms: The setting alarmTopicArn is not set.',
    'warns Email: The setting mailFrom is not set.',
    'warns Domain: The settings domainName and certificateArn are not set.',
    'warns Payments: The setting stripeSecretArn is not set.',
    'warns Notifications: The settings pushPublicKey and pushSecretArn are not set.',
    'warns Quotas: The account allows 10 functions at the same time in eu-west-1, a deployment needs 56.',
  ]);
  expect(lacks.at(-1)?.fix).toBe(
    'aws service-quotas request-service-quota-increase --region eu-west-1 --service-code lambda --quota-code L-B99A9384 --desired-value 1000',
  );
});

test('credentials that AWS refuses, or no region, block and leave out what needs them', async () => {
  const expired = Object.assign(new Error('The security token included in the request is expired'), {
    name: 'ExpiredToken',
  });
  expect(await findLacks({ readAccount: () => Promise.reject(expired) })).toEqual([
    {
      lack: 'blocks Credentials: AWS does not accept the credentials of this machine: ExpiredToken, The security token included in the request is expired.',
      fix: expect.stringMatching(/^aws configure/),
    },
  ]);
  expect(await findLacks({ findRegion: async () => undefined }, { region: '' })).toMatchObject([
    { lack: expect.stringMatching(/^blocks Region: /), fix: expect.stringMatching(/^export AWS_REGION=/) },
  ]);
});

test('the region and us-east-1 are bootstrapped, in a version that the templates accept', async () => {
  const versions: Record<string, number> = { 'eu-west-1': 5 };
  expect(await findLacks({ findBootstrapVersion: async (region) => versions[region] })).toEqual([
    {
      lack: 'blocks Bootstrap: The bootstrap stack of eu-west-1 has version 5, the templates need 6.',
      fix: 'npx cdk bootstrap aws://123456789012/eu-west-1',
    },
    {
      lack: 'blocks Bootstrap: The region us-east-1 of account 123456789012 is not bootstrapped.',
      fix: 'npx cdk bootstrap aws://123456789012/us-east-1',
    },
  ]);
});

test('SES in its sandbox warns of registrations, and of its rate', async () => {
  const sandbox = { isInSandbox: true, maySend: true, perSecond: 1, perDay: 200 };
  const lacks = await findLacks({ readMailAccount: async () => sandbox });
  expect(lacks.map(({ lack }) => lack)).toEqual([
    'warns Email: SES in eu-west-1 is in its sandbox: 200 emails a day, to verified addresses only.',
    expect.stringMatching(/^warns Email: SES in eu-west-1 sends 1 emails a second, but \d+ functions send at once\.$/),
  ]);
  expect(lacks[0]?.fix).toContain(
    'aws sesv2 put-account-details --region eu-west-1 --production-access-enabled --mail-type TRANSACTIONAL --contact-language EN --website-url https://groundswell.example ',
  );
});

test('an identity of another origin blocks, an unverified one warns, and none is created by the deployment', async () => {
  const [foreign] = await findLacks({ findMailDomain: async () => ({ isVerified: true, isOurs: false }) });
  expect(foreign).toEqual({
    lack: 'blocks Email: SES in eu-west-1 already has the identity groundswell.example, which this app did not create.',
    fix: 'aws sesv2 delete-email-identity --region eu-west-1 --email-identity groundswell.example',
  });
  const [unverified] = await findLacks({ findMailDomain: async () => ({ isVerified: false, isOurs: true }) });
  expect(unverified?.lack).toBe("warns Email: The sender's domain groundswell.example is not verified.");
  expect(await findLacks({ findMailDomain: async () => undefined })).toEqual([]);
  const paused = { isInSandbox: false, maySend: false, perSecond: 14, perDay: 50_000 };
  expect(await findLacks({ readMailAccount: async () => paused })).toMatchObject([
    { lack: 'warns Email: SES in eu-west-1 has paused sending.' },
  ]);
});

test.each<[string, Partial<AccountProbe>, object, string, RegExp]>([
  [
    'in another region',
    {},
    { certificateArn: CERTIFICATE.replace('us-east-1', 'eu-west-1') },
    'blocks Domain: The certificate is in eu-west-1, but CloudFront takes only those of us-east-1.',
    /^aws acm request-certificate --region us-east-1 --validation-method DNS --domain-name groundswell\.example --subject-alternative-names frames\.groundswell\.example /,
  ],
  [
    'not issued',
    { findCertificate: async () => ({ status: 'PENDING_VALIDATION', names: [] }) },
    {},
    'blocks Domain: The certificate of groundswell.example is not issued: ACM has not found its records in the DNS.',
    /^aws acm describe-certificate --region us-east-1 .*ResourceRecord/,
  ],
  [
    'expired',
    { findCertificate: async () => ({ status: 'EXPIRED', names: [] }) },
    {},
    'blocks Domain: The certificate of groundswell.example is EXPIRED.',
    /^aws acm request-certificate/,
  ],
  [
    'missing',
    { findCertificate: async () => undefined },
    {},
    `blocks Domain: There is no certificate ${CERTIFICATE}.`,
    /^aws acm request/,
  ],
  [
    'of other names',
    {
      findCertificate: async () => ({
        status: 'ISSUED',
        names: ['groundswell.example', '*.frames.groundswell.example'],
      }),
    },
    {},
    'blocks Domain: The certificate does not cover frames.groundswell.example.',
    /^aws acm request/,
  ],
])('a certificate that is %s blocks', async (_, changed, settings, lack, fix) => {
  expect(await findLacks(changed, { ...EVERY_SETTING, ...settings })).toEqual([
    { lack, fix: expect.stringMatching(fix) },
  ]);
});

test('a secret that is missing, or lacks a field, blocks what its setting switches on', async () => {
  const lacks = await findLacks({
    findSecret: async (arn) => (arn === STRIPE_SECRET ? undefined : JSON.stringify({ publicKey: 'other' })),
  });
  expect(lacks).toEqual([
    {
      lack: `blocks Payments: There is no secret ${STRIPE_SECRET}, which the setting stripeSecretArn names.`,
      fix: 'aws secretsmanager create-secret --region eu-west-1 --name groundswell/stripe --secret-string \'{"secretKey":"…","publishableKey":"…","webhookSecret":"…"}\'    # then set stripeSecretArn to its ARN',
    },
    {
      lack: 'blocks Notifications: The secret of pushSecretArn lacks privateKey.',
      fix: `aws secretsmanager put-secret-value --region eu-west-1 --secret-id ${PUSH_SECRET} --secret-string '{"publicKey":"…","privateKey":"…"}'`,
    },
  ]);
  const facebook = { facebookAppId: '1', facebookSecretArn: STRIPE_SECRET.replace('stripe', 'facebook') };
  expect(
    await findLacks(
      { findSecret: async (arn) => (arn.includes('facebook') ? 'no JSON' : recordedAccount().findSecret(arn)) },
      { ...EVERY_SETTING, ...facebook },
    ),
  ).toMatchObject([{ lack: 'blocks Facebook: The secret of facebookSecretArn lacks appSecret.' }]);
});

test('push keys that do not belong together block', async () => {
  const other = JSON.stringify({ publicKey: 'other', privateKey: 'hidden' });
  expect(
    await findLacks({
      findSecret: (arn) => (arn === PUSH_SECRET ? Promise.resolve(other) : recordedAccount().findSecret(arn)),
    }),
  ).toEqual([
    {
      lack: 'blocks Notifications: The public key of pushSecretArn is not the setting pushPublicKey.',
      fix: 'npm run push-keys',
    },
  ]);
});

test('Stripe without the webhook endpoint, with too few events, or without products', async () => {
  const url = 'https://groundswell.example/payment-events';
  const payments = (
    endpoints: Awaited<ReturnType<AccountProbe['readPayments']>>['endpoints'],
    missing: string[] = [],
  ) => findLacks({ readPayments: async () => ({ endpoints, missing }) });
  const [none] = await payments([{ url, isEnabled: false, events: ['*'] }]);
  expect(none?.lack).toBe(`warns Payments: Stripe has no enabled webhook endpoint ${url}.`);
  expect(none?.fix).toMatch(
    /^curl https:\/\/api\.stripe\.com\/v1\/webhook_endpoints -u "\$STRIPE_SECRET_KEY:" -d url=https:\/\/groundswell\.example\/payment-events -d 'enabled_events\[\]=customer\.subscription\.created'/,
  );
  const [few] = await payments([{ url, isEnabled: true, events: ['invoice.paid'] }]);
  expect(few?.lack).toMatch(
    /^warns Payments: The webhook endpoint .* does not receive customer\.subscription\.created, /,
  );
  expect(few?.lack).not.toContain('invoice.paid');
  expect(await payments([{ url, isEnabled: true, events: ['*'] }], ['product groundswell_pro'])).toEqual([
    {
      lack: 'warns Payments: Stripe lacks product groundswell_pro.',
      fix: 'STRIPE_SECRET_KEY=… npm run plans -- --apply',
    },
  ]);
});

test('quotas of CloudFront below the needs block the stack that takes them', async () => {
  const lacks = await findLacks({
    readQuota: async (region, service) => (service === 'lambda' ? 1000 : region === 'us-east-1' ? 1 : 99),
  });
  expect(lacks.map(({ lack }) => lack)).toEqual([
    'blocks Quotas: The account allows 1 distributions in us-east-1, a deployment needs 2.',
    'blocks Quotas: The account allows 1 cache policies in us-east-1, a deployment needs 12.',
  ]);
});

test('Node 20 warns; ARNs of other regions and a secret Mapbox token block', async () => {
  const lacks = await findLacks(
    { nodeVersion: '20.19.0' },
    {
      ...EVERY_SETTING,
      alarmTopicArn: 'arn:aws:sns:us-east-1:123456789012:alarms',
      webAclArn: 'arn:aws:wafv2:eu-west-1:123456789012:regional/webacl/own/1',
      mapboxToken: 'sk.hidden',
    },
  );
  expect(lacks.map(({ lack }) => lack)).toEqual([
    'warns Node: This is Node 20.19.0.',
    'blocks Mapbox: The setting mapboxToken is not a public token, which begins with pk.',
    'blocks Alarms: The topic of alarmTopicArn is in us-east-1, the alarms are in eu-west-1.',
    'blocks Web ACL: The web ACL of webAclArn is in eu-west-1.',
  ]);
  expect(await findLacks({}, { ...EVERY_SETTING, edgeAlarmTopicArn: '' })).toMatchObject([
    { lack: 'warns Alarms: The setting edgeAlarmTopicArn is not set.' },
  ]);
  expect(await findLacks({}, { ...EVERY_SETTING, mapboxToken: '' })).toMatchObject([
    { lack: 'warns Mapbox: The setting mapboxStyle needs mapboxToken.' },
  ]);
});

test('an answer that cannot be had is a warning of one sentence, and the other checks go on', async () => {
  const denied = Object.assign(new Error('User: arn:… is not authorized\n    at deserialize'), {
    name: 'AccessDeniedException',
  });
  const reject = () => Promise.reject(denied);
  const lacks = await findLacks({
    findBootstrapVersion: reject,
    readMailAccount: reject,
    findCertificate: reject,
    findSecret: reject,
    readQuota: reject,
  });
  expect(lacks).toHaveLength(9);
  for (const { lack, fix } of lacks) {
    expect(lack).toMatch(/^warns .*: It could not be read: AccessDeniedException, User: arn:… is not authorized\.$/);
    expect(fix).toMatch(/^aws /);
  }
  expect(await findLacks({ readPayments: () => Promise.reject(new Error('Invalid API Key')) })).toMatchObject([
    { lack: 'warns Payments: It could not be read: Error, Invalid API Key.' },
  ]);
});
