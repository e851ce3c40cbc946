/**
 * Settings of the app on this machine, in place of those that a deployment needs an owner for. Addresses are of a domain
 * that nobody can have (RFC 2606); the site's own address is that of the running cloud, whatever stands here.
 */
export const LOCAL_SETTINGS = {
  // Wherever it is deployed: this machine knows one region.
  region: 'us-east-1',
  mailFrom: 'Groundswell <letters@groundswell.example>',
  contactAddress: 'contact@groundswell.example',
  siteUrl: 'http://localhost:3000',
} as const satisfies Readonly<Record<string, string>>;
