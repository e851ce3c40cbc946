import { areas } from '@groundswell/contracts';
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpRoute, HttpRouteKey, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaAuthorizer, HttpLambdaResponseType } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { ComparisonOperator, type IAlarmAction, MathExpression, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
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
import { callNeeds } from '../needs/all-needs.ts';
import type { CallNeeds } from '../needs/needs.ts';
import type { Settings } from '../settings.ts';

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

/** The HTTP API: a route and a function for each call of the contracts, nested by area, and one fallback. */
export class ApiStack extends Stack {
  readonly api: HttpApi;

  constructor(
    scope: Construct,
    id: string,
    { bundleDir, settings, table, edgeKey, accounts, tiles, uploads }: ApiProps,
  ) {
    super(scope, id, { env: { region: settings.region }, description: 'Groundswell: the calls' });
    const { apiCallsPerSecond, apiBurst, logDays } = settings.stage;
    this.api = new HttpApi(this, 'Api', { description: settings.productName, createDefaultStage: false });
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      autoDeploy: true,
      throttle: { rateLimit: apiCallsPerSecond, burstLimit: apiBurst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(
          new LogGroup(this, 'AccessLog', { retention: logDays, removalPolicy: RemovalPolicy.DESTROY }),
        ),
        format: AccessLogFormat.custom(JSON.stringify(ACCESS_LINE)),
      },
    });

    const environment = {
      PRODUCT_NAME: settings.productName,
      BASIC_DAYS: String(settings.basicDays),
      SITE_ALERT: settings.siteAlert,
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
    const canaries = settings.stage.hasCanaries ? addCanaries(this) : undefined;
    const granted = { table, accounts, tiles, uploads };
    for (const [area, calls] of Object.entries(areas))
      new AreaFunctions(this, area, { ...shared, ...granted, area, calls, needsOf, alarmActions, canaries });
    this.watchFailures(stage, alarmActions);
    acceptPointNames(this, tiles, [POINT_FOLDERS.blocks]);
    acceptUploadNames(this, uploads);
    this.addNotFound(shared);
  }

  /** Adds an alarm for many failing calls. Single failures and single bursts are only logged. */
  private watchFailures(stage: HttpStage, alarmActions: readonly IAlarmAction[]): void {
    const { failed, percent } = FAILING_CALLS;
    const failing = new MathExpression({
      expression: `IF(failed >= ${failed}, 100 * failed / requests, 0)`,
      usingMetrics: {
        failed: stage.metricServerError({ statistic: 'Sum' }),
        requests: stage.metricCount({ statistic: 'Sum' }),
      },
      label: 'Percent of calls that failed',
      period: Duration.minutes(5),
    }).createAlarm(this, 'CallsFailing', {
      alarmDescription: `Over ${percent} percent of calls, and ${failed} at least, failed within five minutes, twice in a quarter of an hour.`,
      threshold: percent,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: 3,
      datapointsToAlarm: 2,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    failing.addAlarmAction(...alarmActions);
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

/** The access log omits the visitor's address, which the edge's log keeps for 90 days. */
const ACCESS_LINE = {
  at: '$context.requestTime',
  requestId: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  ms: '$context.responseLatency',
  bytes: '$context.responseLength',
  error: '$context.integrationErrorMessage',
};
