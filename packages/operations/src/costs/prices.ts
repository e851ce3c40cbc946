/** A price in dollars a unit. With tiers, each one applies up to its quantity; the free allowance is a tier of 0. */
export interface Price {
  readonly tiers: readonly (readonly [upTo: number, dollars: number])[];
  /** The page of AWS that states it. */
  readonly page: string;
}

/** When the list was last compared with the pages. None of it includes tax, a contract or the first year's credits. */
export const PRICES_OF = '2026-11';
export const PRICES_REGION = 'us-east-1';

const M = 1e6;
const page = (service: string) => `https://aws.amazon.com/${service}/pricing/`;
const each = (dollars: number, service: string, free = 0): Price => ({
  tiers: [
    [free, 0],
    [Number.POSITIVE_INFINITY, dollars],
  ],
  page: page(service),
});
const tiered = (service: string, ...tiers: Price['tiers']): Price => ({ tiers, page: page(service) });
const REST = Number.POSITIVE_INFINITY;

/** The list prices of us-east-1, Graviton functions. The unit is in the name; GB-months have no suffix of time. */
export const PRICES = {
  functionCall: each(0.2 / M, 'lambda', M),
  functionGbS: tiered(
    'lambda',
    [0.4 * M, 0],
    [7500 * M, 0.0000133334],
    [18_750 * M, 0.0000120001],
    [REST, 0.0000106667],
  ),
  httpApiCall: tiered('api-gateway', [300 * M, 1 / M], [REST, 0.9 / M]),
  edgeRequest: each(1 / M, 'cloudfront', 10 * M),
  edgeGb: tiered(
    'cloudfront',
    [1024, 0],
    [11_264, 0.085],
    [52_224, 0.08],
    [154_624, 0.06],
    [513_024, 0.04],
    [1_049_600, 0.03],
    [5_243_904, 0.025],
    [REST, 0.02],
  ),
  edgeFunction: each(0.1 / M, 'cloudfront', 2 * M),
  webAcl: each(5, 'waf'),
  webAclRule: each(1, 'waf'),
  webAclRequest: each(0.6 / M, 'waf'),
  memberLite: tiered('cognito', [10_000, 0], [100_000, 0.0055], [M, 0.0046], [10 * M, 0.00325], [REST, 0.0025]),
  memberEssentials: each(0.015, 'cognito', 10_000),
  memberPlus: each(0.02, 'cognito'),
  tableWrite: each(0.625 / M, 'dynamodb'),
  tableRead: each(0.125 / M, 'dynamodb'),
  tableGb: each(0.25, 'dynamodb', 25),
  tableRecoveryGb: each(0.2, 'dynamodb'),
  objectPut: each(5 / M, 's3'),
  objectGet: each(0.4 / M, 's3'),
  objectGb: each(0.023, 's3'),
  queueRequest: each(0.4 / M, 'sqs', M),
  email: each(100 / M, 'ses'),
  emailIp: each(24.95, 'ses'),
  secret: each(0.4, 'secrets-manager'),
  key: each(1, 'kms'),
  logGb: each(0.5, 'cloudwatch', 5),
  logGbKept: each(0.03, 'cloudwatch'),
  logGbInfrequent: each(0.25, 'cloudwatch'),
  metric: each(0.3, 'cloudwatch', 10),
  alarmMetric: each(0.1, 'cloudwatch', 10),
  dashboard: each(3, 'cloudwatch', 3),
  backupGb: each(0.1, 'backup'),
  copyGb: each(0.02, 'ec2/on-demand'),
} as const satisfies Readonly<Record<string, Price>>;

export type PriceName = keyof typeof PRICES;

/** Computes the dollars of a quantity, tier by tier. */
export function dollarsOf(name: PriceName, quantity: number): number {
  const { tiers }: Price = PRICES[name];
  let [dollars, from] = [0, 0];
  for (const [upTo, price] of tiers) {
    if (quantity <= from) break;
    dollars += (Math.min(quantity, upTo) - from) * price;
    from = upTo;
  }
  return dollars;
}

/** Returns the price of one more unit beyond the free allowance, for sums that ignore tiers. */
export function priceOf(name: PriceName): number {
  const { tiers }: Price = PRICES[name];
  return tiers.find(([, dollars]) => dollars > 0)?.[1] ?? 0;
}
