import { Duration, type Stack } from 'aws-cdk-lib';
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  PeriodOverride,
  Row,
  SingleValueWidget,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { OwnFunction } from '../constructs/own-function.ts';
import { WorkQueue } from '../constructs/work-queue.ts';
import { JOBS } from '../functions.ts';
import { customMetric } from './custom-metric.ts';
import type { Slo } from './slos.ts';

export interface Graph {
  readonly title: string;
  readonly metrics: readonly IMetric[];
}

/** The contents of a dashboard. */
export interface Concern {
  readonly name: string;
  /** The stacks whose queues and jobs it shows. */
  readonly stacks: readonly Stack[];
  /** The areas whose calls it shows. */
  readonly areas: readonly string[];
  readonly slos: readonly Slo[];
  readonly graphs: readonly Graph[];
}

const jobNames: readonly string[] = Object.values(JOBS).flat();
const PERIOD = Duration.minutes(5);
const WIDTH = 8;

/** Adds the dashboard of a concern: its objectives, the calls of its areas, its queues and jobs, then its own graphs. */
export function addConcernDashboard(scope: Construct, dashboardName: string, concern: Concern): void {
  const parts = concern.stacks.flatMap((stack) => stack.node.findAll());
  const queues = parts.filter((one) => one instanceof WorkQueue);
  const jobs = parts.filter((one) => one instanceof OwnFunction).filter(({ node }) => jobNames.includes(node.id));
  const calls = (statistic: string) =>
    concern.areas.map((area) => customMetric(scope, 'CallMs', area, { statistic, label: area, period: PERIOD }));
  const ofJobs = (metric: (job: OwnFunction) => IMetric) => jobs.map(metric);
  const graphs: readonly Graph[] = [
    { title: 'Calls', metrics: calls(Stats.SAMPLE_COUNT) },
    { title: 'Calls: 99th percentile, ms', metrics: calls(Stats.percentile(99)) },
    {
      title: 'Queues: age of the oldest message, s',
      metrics: queues.map(({ oldest, node }) => oldest.with({ label: node.id })),
    },
    {
      title: 'Queues: messages that failed',
      metrics: queues.map(({ failed, node }) => failed.with({ label: node.id })),
    },
    {
      title: 'Jobs: failures',
      metrics: [
        ...ofJobs(({ lambda, node }) => lambda.metricErrors({ label: `${node.id}, killed`, period: PERIOD })),
        ...ofJobs(({ node }) =>
          customMetric(scope, 'JobsFailed', node.id, { statistic: Stats.SUM, label: node.id, period: PERIOD }),
        ),
      ],
    },
    {
      title: 'Jobs: 99th percentile, ms',
      metrics: ofJobs(({ lambda, node }) =>
        lambda.metricDuration({ statistic: Stats.percentile(99), label: node.id, period: PERIOD }),
      ),
    },
    ...concern.graphs,
  ];
  const dashboard = new Dashboard(scope, concern.name, {
    dashboardName,
    defaultInterval: Duration.days(1),
    periodOverride: PeriodOverride.INHERIT,
  });
  dashboard.addWidgets(
    ...rowsOf(concern.slos.map(sloWidget)),
    ...rowsOf(graphs.filter(({ metrics }) => metrics.length > 0).map(graphWidget)),
  );
}

/** Shows what share of the last thirty days was good. */
function sloWidget({ promise, goalPercent, good }: Slo): IWidget {
  return new SingleValueWidget({
    title: `${goalPercent} % of ${promise}: last 30 days`,
    metrics: [good],
    width: WIDTH,
    start: '-P30D',
    setPeriodToTimeRange: true,
  });
}

function graphWidget({ title, metrics }: Graph): IWidget {
  return new GraphWidget({ title, left: [...metrics], width: WIDTH, leftYAxis: { min: 0 } });
}

function rowsOf(widgets: readonly IWidget[]): Row[] {
  const inRow = 24 / WIDTH;
  return Array.from(
    { length: Math.ceil(widgets.length / inRow) },
    (_, row) => new Row(...widgets.slice(row * inRow, (row + 1) * inRow)),
  );
}
