import { WEBHOOK_EVENTS } from '@groundswell/billing/webhook-events';
import { blocks, type Finding, good, warns } from '../finding.ts';
import type { AccountProbe } from './account-probe.ts';
import { regionOf } from './aws-probe.ts';
import { type Deployment, orUnknown } from './deployment.ts';

/** A secret that a setting names, with the fields of its JSON. */
interface NamedSecret {
  readonly subject: string;
  readonly setting: string;
  readonly arn: string;
  readonly fields: readonly string[];
  readonly why: string;
}

/** Checks payments: the secret, the endpoint for webhooks, and the products. */
export async function checkPayments(probe: AccountProbe, deployment: Deployment): Promise<readonly Finding[]> {
  const { stripeSecretArn: arn, siteUrl } = deployment.settings;
  const subject = 'Payments';
  if (!arn)
    return [
      warns(subject, {
        says: 'The setting stripeSecretArn is not set.',
        why: 'No plans are sold.',
        fix: createSecret(
          deployment.region,
          'stripe',
          ['secretKey', 'publishableKey', 'webhookSecret'],
          'stripeSecretArn',
        ),
      }),
    ];
  const fields = ['secretKey', 'publishableKey', 'webhookSecret'];
  const why = 'Every purchase fails.';
  const secret = { subject, setting: 'stripeSecretArn', arn, fields, why };
  const read = await readSecret(probe, deployment, secret);
  if ('findings' in read) return read.findings;
  const { secretKey = '' } = read.values;
  return orUnknown(subject, 'STRIPE_SECRET_KEY=… npm run plans', async () => {
    const { endpoints, missing } = await probe.readPayments(secretKey);
    const findings: Finding[] = [];
    const url = `${siteUrl ?? 'https://<site>'}/payment-events`;
    const isOurs = (address: string) => (siteUrl ? address === url : address.endsWith('/payment-events'));
    const endpoint = endpoints.find((one) => isOurs(one.url) && one.isEnabled);
    const unheard = WEBHOOK_EVENTS.filter((event) => !endpoint?.events.some((one) => one === event || one === '*'));
    const events = WEBHOOK_EVENTS.map((event) => ` -d 'enabled_events[]=${event}'`).join('');
    if (unheard.length > 0)
      findings.push(
        warns(subject, {
          says: endpoint
            ? `The webhook endpoint ${url} does not receive ${unheard.join(', ')}.`
            : `Stripe has no enabled webhook endpoint ${url}.`,
          why: 'Purchases, renewals and refunds would change no plan.',
          fix: `curl https://api.stripe.com/v1/webhook_endpoints -u "$STRIPE_SECRET_KEY:" -d url=${url}${events}    # put the answered secret into webhookSecret`,
        }),
      );
    if (missing.length > 0)
      findings.push(
        warns(subject, {
          says: `Stripe lacks ${missing.join('; ')}.`,
          why: 'These plans cannot be bought.',
          fix: 'STRIPE_SECRET_KEY=… npm run plans -- --apply',
        }),
      );
    return findings.length > 0 ? findings : [good(subject, `Stripe, with the endpoint ${url} and all products`)];
  });
}

/** Checks the keys of notifications. */
export async function checkPush(probe: AccountProbe, deployment: Deployment): Promise<readonly Finding[]> {
  const subject = 'Notifications';
  const { push } = deployment.settings;
  if (!push)
    return [
      warns(subject, {
        says: 'The settings pushPublicKey and pushSecretArn are not set.',
        why: 'Alerts go by email only.',
        fix: 'npm run push-keys',
      }),
    ];
  const fields = ['publicKey', 'privateKey'];
  const secret = { subject, setting: 'pushSecretArn', arn: push.secretArn, fields, why: 'No notification is sent.' };
  const read = await readSecret(probe, deployment, secret);
  if ('findings' in read) return read.findings;
  if (read.values.publicKey === push.publicKey) return [good(subject, 'the keys are there, and belong together')];
  const says = 'The public key of pushSecretArn is not the setting pushPublicKey.';
  return [blocks(subject, { says, why: 'Browsers refuse every notification.', fix: 'npm run push-keys' })];
}

/** Checks the secret of signing in with Facebook. */
export async function checkFacebook(probe: AccountProbe, deployment: Deployment): Promise<readonly Finding[]> {
  const { facebook } = deployment.settings.social;
  if (!facebook) return [];
  const subject = 'Facebook';
  const fields = ['appSecret'];
  const why = 'Nobody can sign in with Facebook.';
  const secret = { subject, setting: 'facebookSecretArn', arn: facebook.secretArn, fields, why };
  const read = await readSecret(probe, deployment, secret);
  return 'findings' in read ? read.findings : [good(subject, 'the secret is there')];
}

type Read = { readonly values: Readonly<Record<string, string>> } | { readonly findings: readonly Finding[] };

/** Reads the fields of a secret, or returns what is missing. Values never enter a finding. */
async function readSecret(
  probe: AccountProbe,
  { region }: Deployment,
  { subject, setting, arn, fields, why }: NamedSecret,
): Promise<Read> {
  const values: Record<string, string> = {};
  const see = `aws secretsmanager describe-secret --region ${regionOf(arn)} --secret-id ${arn}`;
  const findings = await orUnknown(subject, see, async () => {
    const text = await probe.findSecret(arn);
    if (text === undefined) {
      const fix = createSecret(region, setting.replace('SecretArn', ''), fields, setting);
      return [blocks(subject, { says: `There is no secret ${arn}, which the setting ${setting} names.`, why, fix })];
    }
    const json = parseObject(text);
    const lacking = fields.filter((field) => typeof json[field] !== 'string' || json[field] === '');
    for (const field of fields) values[field] = String(json[field]);
    if (lacking.length === 0) return [];
    const fix = `aws secretsmanager put-secret-value --region ${regionOf(arn)} --secret-id ${arn} --secret-string '${exampleOf(fields)}'`;
    return [blocks(subject, { says: `The secret of ${setting} lacks ${lacking.join(', ')}.`, why, fix })];
  });
  return findings.length > 0 ? { findings } : { values };
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? { ...json } : {};
  } catch {
    return {};
  }
}

function createSecret(region: string, name: string, fields: readonly string[], setting: string): string {
  return `aws secretsmanager create-secret --region ${region} --name groundswell/${name} --secret-string '${exampleOf(fields)}'    # then set ${setting} to its ARN`;
}

function exampleOf(fields: readonly string[]): string {
  return JSON.stringify(Object.fromEntries(fields.map((field) => [field, '…'])));
}
