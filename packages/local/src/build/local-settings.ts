/**
 * Settings of the app on this machine, for values that a deployment gets from its owner. Addresses use a reserved
 * domain (RFC 2606); the site's own address is always that of the running cloud.
 */
export const LOCAL_SETTINGS = {
  // The local cloud has one region, regardless of the deployment's.
  region: 'us-east-1',
  mailFrom: 'Groundswell <letters@groundswell.example>',
  contactAddress: 'contact@groundswell.example',
  siteUrl: 'http://localhost:3000',
  // A placeholder: the first start generates the real key (`services/push/local-push.ts`).
  pushPublicKey: `B${'A'.repeat(86)}`,
  pushSecretArn: 'arn:aws:secretsmanager:us-east-1:000000000000:secret:push-000000',
  stripeSecretArn: 'arn:aws:secretsmanager:us-east-1:000000000000:secret:stripe-000000',
} as const satisfies Readonly<Record<string, string>>;
