import { areas } from '@groundswell/contracts';
import type { Stack } from 'aws-cdk-lib';
import { type IMetric, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { EDGE_REGION } from '../stacks/limits-stack.ts';
import type { AccountMetrics } from './account-alarms.ts';
import type { Concern, Graph } from './concern-dashboard.ts';
import type { EdgeMetrics } from './edge-metrics.ts';
import type { Slo } from './slos.ts';

/** The dashboards, in the order of cost: the first three of an account are free. */
export const CONCERNS = ['ocean', 'pages', 'mail', 'accounts', 'plans', 'cost'] as const;
type ConcernName = (typeof CONCERNS)[number];

/** The dashboards that show the calls of an area; all others are on `pages`. */
const CONCERN_OF_AREA: Readonly<Partial<Record<keyof typeof areas, ConcernName>>> = {
  auth: 'accounts',
  favorites: 'accounts',
  push: 'accounts',
  security: 'accounts',
  settings: 'accounts',
  email: 'mail',
  plans: 'plans',
};

/** The parts of the app that dashboards show. */
export interface Watched {
  /** The stacks whose queues and jobs belong to a concern. */
  readonly stacks: Readonly<Partial<Record<ConcernName, readonly Stack[]>>>;
  readonly slos: readonly Slo[];
  readonly account: AccountMetrics;
  readonly edge: EdgeMetrics;
  readonly hasEdgeLatency: boolean;
  readonly apiGraphs: readonly Graph[];
  readonly table: ITable;
}

const CONCERN_OF_SLO: Readonly<Record<Slo['id'], ConcernName>> = {
  ForecastsOld: 'ocean',
  PagesSlow: 'pages',
  CodesSlow: 'mail',
  AlertsSlow: 'mail',
};

/** Lists what each dashboard shows. */
export function listConcerns(watched: Watched): readonly Concern[] {
  const graphs = graphsByConcern(watched);
  return CONCERNS.map((name) => ({
    name,
    stacks: watched.stacks[name] ?? [],
    areas: (Object.keys(areas) as (keyof typeof areas)[]).filter((area) => (CONCERN_OF_AREA[area] ?? 'pages') === name),
    slos: watched.slos.filter(({ id }) => CONCERN_OF_SLO[id] === name),
    graphs: graphs[name] ?? [],
  }));
}

function graphsByConcern(watched: Watched): Readonly<Partial<Record<ConcernName, readonly Graph[]>>> {
  const { account, edge, hasEdgeLatency, apiGraphs, table } = watched;
  return {
    pages: [
      { title: 'Edge: requests', metrics: [edge.requests] },
      { title: 'Edge: 5xx, percent', metrics: [edge.failed] },
      ...(hasEdgeLatency
        ? [
            { title: 'Edge: served by the cache, percent', metrics: [edge.hits] },
            { title: 'Edge: first byte of the others, ms', metrics: [50, 90, 99].map(edge.originLatency) },
          ]
        : []),
      ...apiGraphs,
      { title: 'Refused by AWS', metrics: [account.functions, account.table] },
      { title: 'Functions at the same time', metrics: [LambdaFunction.metricAllConcurrentExecutions()] },
    ],
    mail: [
      { title: 'SES: sent and returned', metrics: ['Send', 'Delivery', 'Bounce', 'Complaint'].map(sesMetric) },
      { title: 'SES: share of bounces and complaints', metrics: [account.bounces, account.complaints] },
    ],
    accounts: [{ title: 'Cognito: throttled requests', metrics: [account.signIn] }],
    cost: costGraphs(edge, table),
  };
}

/** AWS estimates the month's bill several times a day, in us-east-1, if billing alerts are switched on. */
function costGraphs(edge: EdgeMetrics, table: ITable): readonly Graph[] {
  const bill = (service?: string) =>
    new Metric({
      namespace: 'AWS/Billing',
      metricName: 'EstimatedCharges',
      dimensionsMap: { Currency: 'USD', ...(service && { ServiceName: service }) },
      region: EDGE_REGION,
      statistic: Stats.MAXIMUM,
      label: service ?? 'all',
    });
  const services = [
    'AWSLambda',
    'AmazonCloudFront',
    'AmazonCloudWatch',
    'AmazonCognito',
    'AmazonDynamoDB',
    'AmazonSES',
  ];
  const capacity = (name: string) =>
    table.metric(`Consumed${name}CapacityUnits`, { statistic: Stats.SUM, label: name.toLowerCase() });
  return [
    { title: 'The month so far, dollars', metrics: [bill()] },
    { title: 'The month so far by service, dollars', metrics: services.map(bill) },
    { title: 'Functions: runs', metrics: [LambdaFunction.metricAllInvocations()] },
    { title: 'Functions: ms', metrics: [LambdaFunction.metricAllDuration({ statistic: Stats.SUM })] },
    { title: 'Table: capacity units', metrics: [capacity('Read'), capacity('Write')] },
    { title: 'Edge: bytes', metrics: [edge.bytes] },
    { title: 'Emails', metrics: [sesMetric('Send')] },
    { title: 'Logs: bytes', metrics: [ofAccount('AWS/Logs', 'IncomingBytes')] },
  ];
}

function sesMetric(metricName: string): IMetric {
  return ofAccount('AWS/SES', metricName);
}

/** Returns the sum of a metric over the account and region. */
function ofAccount(namespace: string, metricName: string): IMetric {
  return new Metric({ namespace, metricName, statistic: Stats.SUM });
}
