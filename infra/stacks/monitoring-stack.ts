import { Stack } from 'aws-cdk-lib';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { accountMetrics, addAccountAlarms } from '../monitoring/account-alarms.ts';
import { addConcernDashboard } from '../monitoring/concern-dashboard.ts';
import { listConcerns, type Watched } from '../monitoring/concerns.ts';
import { addEdgeAlarms } from '../monitoring/edge-alarms.ts';
import type { EdgeMetrics } from '../monitoring/edge-metrics.ts';
import { addMonthlyBudget } from '../monitoring/monthly-budget.ts';
import { addSloAlarm, ownSlos, pageSlo } from '../monitoring/slos.ts';
import type { Settings } from '../settings.ts';
import { EDGE_REGION } from './limits-stack.ts';

export interface MonitoringProps extends Pick<Watched, 'stacks' | 'edge' | 'apiGraphs' | 'table'> {
  readonly settings: Settings;
  readonly pool: IUserPool;
  readonly client: IUserPoolClient;
}

/**
 * The dashboards, and the alarms that concern more than one stack. It only reads the other stacks' outputs, so these
 * can remove what it watches.
 */
export class MonitoringStack extends Stack {
  constructor(scope: Construct, id: string, { settings, pool, client, ...parts }: MonitoringProps) {
    super(scope, id, { env: { region: settings.region }, description: 'Groundswell: dashboards and alarms' });
    referWeakly(this);
    const { stage, alarmTopicArn, mailFrom, monthlyBudgetDollars, region = EDGE_REGION } = settings;
    const alarmActions = alarmTopicArn ? [new SnsAction(Topic.fromTopicArn(this, 'Alarms', alarmTopicArn))] : [];
    const account = accountMetrics(parts.table, pool, client);
    const own = ownSlos(this);
    for (const slo of own) addSloAlarm(this, slo, alarmActions);
    addAccountAlarms(this, account, mailFrom !== undefined, alarmActions);
    if (region === EDGE_REGION) addEdgeAlarms(this, parts.edge, stage.hasEdgeMetrics, alarmActions);
    if (stage.hasAlarms && monthlyBudgetDollars !== undefined)
      addMonthlyBudget(this, monthlyBudgetDollars, alarmTopicArn);
    if (!stage.hasDashboards) return;
    const slos = [...own, ...(stage.hasEdgeMetrics ? [pageSlo(parts.edge)] : [])];
    for (const concern of listConcerns({ ...parts, slos, account, hasEdgeLatency: stage.hasEdgeMetrics }))
      addConcernDashboard(this, `${id}-${concern.name}`, concern);
  }
}

export interface EdgeMonitoringProps {
  readonly settings: Settings;
  readonly edge: EdgeMetrics;
}

/** The alarms on the edge if the app is in another region; their topic must be in us-east-1 too. */
export class EdgeMonitoringStack extends Stack {
  constructor(scope: Construct, id: string, { settings, edge }: EdgeMonitoringProps) {
    super(scope, id, {
      description: 'Groundswell: alarms on the edge',
      env: { region: EDGE_REGION },
      crossRegionReferences: true,
    });
    referWeakly(this);
    const { edgeAlarmTopicArn, stage } = settings;
    const alarmActions = edgeAlarmTopicArn
      ? [new SnsAction(Topic.fromTopicArn(this, 'Alarms', edgeAlarmTopicArn))]
      : [];
    addEdgeAlarms(this, edge, stage.hasEdgeMetrics, alarmActions);
  }
}

/** Lets a stack read outputs of others without keeping them from being changed or removed. */
function referWeakly(stack: Stack): void {
  stack.node.setContext('@aws-cdk/core:defaultCrossStackReferences', 'weak');
}
