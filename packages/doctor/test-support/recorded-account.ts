import type { AccountProbe } from '../src/account/account-probe.ts';

const ACCOUNT = '123456789012';
export const STRIPE_SECRET = `arn:aws:secretsmanager:eu-west-1:${ACCOUNT}:secret:stripe-AbCdEf`;
export const PUSH_SECRET = `arn:aws:secretsmanager:eu-west-1:${ACCOUNT}:secret:push-AbCdEf`;
export const CERTIFICATE = `arn:aws:acm:us-east-1:${ACCOUNT}:certificate/1`;
const PUSH_KEY = `B${'a'.repeat(86)}`;

/** Every setting of a complete deployment that the doctor checks. */
export const EVERY_SETTING = {
  mailFrom: 'Groundswell <letters@groundswell.example>',
  contactAddress: 'crew@groundswell.example',
  domainName: 'groundswell.example',
  framesDomainName: 'frames.groundswell.example',
  certificateArn: CERTIFICATE,
  alarmTopicArn: `arn:aws:sns:eu-west-1:${ACCOUNT}:alarms`,
  edgeAlarmTopicArn: `arn:aws:sns:us-east-1:${ACCOUNT}:alarms`,
  stripeSecretArn: STRIPE_SECRET,
  pushPublicKey: PUSH_KEY,
  pushSecretArn: PUSH_SECRET,
  mapboxToken: 'pk.abc',
  mapboxStyle: 'mapbox://styles/mapbox/light-v11',
};

/** An account in which nothing is missing for `EVERY_SETTING`, with the answers in `changed` instead. */
export function recordedAccount(changed: Partial<AccountProbe> = {}): AccountProbe {
  return {
    nodeVersion: '22.12.0',
    findRegion: async () => 'eu-west-1',
    readAccount: async () => ACCOUNT,
    findBootstrapVersion: async () => 30,
    readMailAccount: async () => ({ isInSandbox: false, maySend: true, perSecond: 14, perDay: 50_000 }),
    findMailDomain: async () => ({ isVerified: true, isOurs: true }),
    findCertificate: async () => ({ status: 'ISSUED', names: ['groundswell.example', '*.groundswell.example'] }),
    findSecret: async (arn) =>
      JSON.stringify(
        arn === STRIPE_SECRET
          ? { secretKey: 'sk_live_hidden', publishableKey: 'pk_live_1', webhookSecret: 'whsec_hidden' }
          : { publicKey: PUSH_KEY, privateKey: 'hidden', appSecret: 'hidden' },
      ),
    readQuota: async () => 1000,
    readPayments: async () => ({
      endpoints: [{ url: 'https://groundswell.example/payment-events', isEnabled: true, events: ['*'] }],
      missing: [],
    }),
    ...changed,
  };
}
