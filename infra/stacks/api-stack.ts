import { areas } from '@groundswell/contracts';
import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type CallNeeds, callNeeds } from '../call-needs.ts';
import { AreaFunctions } from '../constructs/area-functions.ts';
import type { Settings } from '../settings.ts';

export interface ApiProps {
  readonly bundleDir: string;
  readonly settings: Settings;
  readonly table: ITable;
  readonly pool: IUserPool;
  readonly client: IUserPoolClient;
}

/** The HTTP API: one route and one function for each call of the contracts, nested by area. */
export class ApiStack extends Stack {
  readonly api: HttpApi;

  constructor(scope: Construct, id: string, { bundleDir, settings, table, pool, client }: ApiProps) {
    super(scope, id, { description: 'Groundswell: the calls' });
    this.api = new HttpApi(this, 'Api', { description: settings.productName, createDefaultStage: false });
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1000 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(
          new LogGroup(this, 'AccessLog', { retention: RetentionDays.ONE_MONTH, removalPolicy: RemovalPolicy.DESTROY }),
        ),
        format: AccessLogFormat.custom(JSON.stringify(ACCESS_LINE)),
      },
    });

    const environment = {
      PRODUCT_NAME: settings.productName,
      BASIC_DAYS: String(settings.basicDays),
      SITE_ALERT: settings.siteAlert,
    };
    const identity = { USER_POOL_ID: pool.userPoolId, USER_POOL_CLIENT_ID: client.userPoolClientId };
    const needs: Readonly<Record<string, CallNeeds>> = callNeeds;
    const needsOf = (name: string) => needs[name] ?? {};
    for (const [area, calls] of Object.entries(areas)) {
      new AreaFunctions(this, area, { area, calls, needsOf, api: this.api, bundleDir, table, environment, identity });
    }
  }
}

/** Without the address of the visitor: the edge's log has it, for 90 days. */
const ACCESS_LINE = {
  at: '$context.requestTime',
  requestId: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  ms: '$context.responseLatency',
  bytes: '$context.responseLength',
  error: '$context.integrationErrorMessage',
};
