import { areas } from '@groundswell/contracts';
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpRoute, HttpRouteKey, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaAuthorizer, HttpLambdaResponseType } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { ComparisonOperator, type IAlarmAction, MathExpression, type Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { FilterPattern, LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { AccountParts } from '../constructs/account-access.ts';
import { AreaFunctions, type AreaProps } from '../constructs/area-functions.ts';
import { addCanaries } from '../constructs/live-alias.ts';
import { OwnFunction } from '../constructs/own-function.ts';
import { acceptPointNames, POINT_FOLDERS } from '../constructs/points-access.ts';
import { readStatements } from '../constructs/secrets.ts';
import { acceptUploadNames } from '../constructs/uploads-access.ts';
import { CHECK_EDGE_KEY, NOT_FOUND } from '../functions.ts';
import { addAlarm } from '../monitoring/add-alarm.ts';
import type { Graph } from '../monitoring/concern-dashboard.ts';
import { callNeeds } from '../needs/all-needs.ts';
import type { CallNeeds } from '../needs/needs.ts';
import type { Settings } from '../settings.ts';
import { metricNamespace } from '../stage.ts';

export interface ApiProps {
  readonly bundleDir: string;
  readonly settings: Settings;
  readonly table: ITable;
  /** The key that the edge sends with each request that it forwards. */
  readonly edgeKey: ISecret;
  readonly accounts: AccountParts;
  readonly tiles: Bucket;
  readonly uploads: Bucket;
}

/**
 * The thresholds of the alarm for failing calls, counted by API Gateway over five minutes. The alarm needs more than
 * `failed` failures and a share above `percent`.
 */
const FAILING_CALLS = { failed: 5, percent: 2 };
/** The calls refused by the stage within five minutes above which an alarm fires. */
const THROTTLED_CALLS = 50;

/** The HTTP API: a route and a function for each call of the contracts, nested by area, and one fallback. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly graphs: readonly Graph[];

  constructor(
    scope: Construct,
    id: string,
    { bundleDir, settings, table, edgeKey, accounts, tiles, uploads }: ApiProps,
  ) {
    super(scope, id, { env: { region: settings.region }, description: 'Groundswell: the calls' });
    const { apiCallsPerSecond, apiBurst, logDays } = settings.stage;
    this.api = new HttpApi(this, 'Api', { description: settings.productName, createDefaultStage: false });
    const log = new LogGroup(this, 'AccessLog', { retention: logDays, removalPolicy: RemovalPolicy.DESTROY });
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      autoDeploy: true,
      throttle: { rateLimit: apiCallsPerSecond, burstLimit: apiBurst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(log),
        format: AccessLogFormat.custom(JSON.stringify(ACCESS_LINE)),
      },
    });

    const environment = {
      PRODUCT_NAME: settings.productName,
      BASIC_DAYS: String(settings.basicDays),
      SITE_ALERT: settings.siteAlert,
      SHORT_RANGE_MODEL: settings.shortRangeModel,
      NWS_URL: settings.nwsUrl,
      MAIL: settings.mailFrom ? 'on' : 'off',
      ...(settings.boardRentalUrl && { BOARD_RENTAL_URL: settings.boardRentalUrl }),
      // If empty, a widget's frame links to the site where the widget was made.
      SITE_URL: settings.siteUrl ?? '',
    };
    const needs: Readonly<Record<string, CallNeeds>> = callNeeds;
    const needsOf = (name: string) => needs[name] ?? {};
    const shared = { api: this.api, authorizer: this.edgeAlone(bundleDir, edgeKey), bundleDir, environment };
    const alarmActions = settings.alarmTopicArn
      ? [new SnsAction(Topic.fromTopicArn(this, 'Alarms', settings.alarmTopicArn))]
      : [];
    const canaries = settings.stage.hasCanaries && !settings.localServices ? addCanaries(this) : undefined;
    const granted = { table, accounts, tiles, uploads };
    for (const [area, calls] of Object.entries(areas))
      new AreaFunctions(this, area, { ...shared, ...granted, area, calls, needsOf, alarmActions, canaries });
    const failing = this.watchFailures(stage, alarmActions);
    const throttled = this.watchThrottling(log, settings, alarmActions);
    this.graphs = graphsOf(stage, failing, throttled);
    acceptPointNames(this, tiles, [POINT_FOLDERS.blocks]);
    acceptUploadNames(this, uploads);
    this.addNotFound(shared);
  }

  /** Adds an alarm for many failing calls. Single failures and single bursts are only logged. */
  private watchFailures(stage: HttpStage, alarmActions: readonly IAlarmAction[]): MathExpression {
    const { failed, percent } = FAILING_CALLS;
    const failing = new MathExpression({
      expression: `IF(failed >= ${failed}, 100 * failed / requests, 0)`,
      usingMetrics: {
        failed: stage.metricServerError({ statistic: 'Sum' }),
        requests: stage.metricCount({ statistic: 'Sum' }),
      },
      label: 'Percent of calls that failed',
      period: Duration.minutes(5),
    });
    addAlarm(
      this,
      'CallsFailing',
      failing,
      {
        says: `Over ${percent} percent of calls, and ${failed} at least, failed within five minutes, twice in a quarter of an hour.`,
        threshold: percent,
        comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        periods: 3,
        datapointsToAlarm: 2,
      },
      alarmActions,
    );
    return failing;
  }

  /**
   * Adds an alarm for calls that the stage's throttle refuses. An HTTP API has no metric of them: its 4xx counts every
   * refusal. In the access log such a call has the status 429 and reached no function.
   */
  private watchThrottling(log: LogGroup, { stage }: Settings, alarmActions: readonly IAlarmAction[]): Metric {
    const refused = log.addMetricFilter('Throttled', {
      filterPattern: FilterPattern.literal('{ ($.status = "429") && ($.integration = "-") }'),
      metricNamespace: metricNamespace(stage),
      metricName: 'CallsThrottled',
    });
    const throttled = refused.metric({ statistic: Stats.SUM, period: Duration.minutes(5) });
    addAlarm(
      this,
      'CallsThrottled',
      throttled,
      { says: `The API's throttle refused ${THROTTLED_CALLS} calls within five minutes.`, threshold: THROTTLED_CALLS },
      alarmActions,
    );
    return throttled;
  }

  /**
   * Adds the authorizer that refuses requests bypassing the edge and its limits: 401 without the edge key, 403 with a
   * wrong one.
   */
  private edgeAlone(bundleDir: string, edgeKey: ISecret): HttpLambdaAuthorizer {
    const { lambda } = new OwnFunction(this, CHECK_EDGE_KEY.name, {
      bundleDir,
      function: CHECK_EDGE_KEY,
      memoryMb: 512,
      timeoutS: 10,
      environment: { EDGE_KEY_ARN: edgeKey.secretArn },
      allow: readStatements([edgeKey.secretArn]),
    });
    return new HttpLambdaAuthorizer('EdgeAlone', lambda, {
      identitySource: ['$request.header.x-groundswell-edge'],
      responseTypes: [HttpLambdaResponseType.SIMPLE],
      resultsCacheTtl: Duration.hours(1),
    });
  }

  /** Adds the fallback. API Gateway's own reply to an unknown route is neither a page nor in the common error form. */
  private addNotFound({
    api,
    authorizer,
    bundleDir,
    environment,
  }: Pick<AreaProps, 'api' | 'authorizer' | 'bundleDir' | 'environment'>): void {
    const { lambda } = new OwnFunction(this, NOT_FOUND.name, {
      bundleDir,
      function: NOT_FOUND,
      memoryMb: 512,
      timeoutS: 10,
      environment,
      allow: [],
    });
    const integration = new HttpLambdaIntegration('not-found-integration', lambda, { scopePermissionToRoute: false });
    new HttpRoute(this, 'Rest', { httpApi: api, routeKey: HttpRouteKey.DEFAULT, integration, authorizer });
  }
}

function graphsOf(stage: HttpStage, failing: MathExpression, throttled: Metric): readonly Graph[] {
  const sum = { statistic: Stats.SUM };
  return [
    { title: 'API: calls', metrics: [stage.metricCount({ ...sum, label: 'calls' }), throttled] },
    { title: 'API: failures, percent', metrics: [failing] },
    { title: 'API: refusals and failures', metrics: [stage.metricClientError(sum), stage.metricServerError(sum)] },
    {
      title: 'API: latency, ms',
      metrics: [50, 99].map((p) => stage.metricLatency({ statistic: Stats.percentile(p) })),
    },
  ];
}

/** The access log omits the visitor's address, which the edge's log keeps for 90 days. */
const ACCESS_LINE = {
  at: '$context.requestTime',
  requestId: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  // The status of the function, or '-' for a call that reached none.
  integration: '$context.integrationStatus',
  ms: '$context.responseLatency',
  bytes: '$context.responseLength',
  error: '$context.integrationErrorMessage',
};
