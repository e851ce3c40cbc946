import { areas } from '@groundswell/contracts';
import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpRoute, HttpRouteKey, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type CallNeeds, callNeeds } from '../call-needs.ts';
import { accept } from '../constructs/accept.ts';
import type { AccountParts } from '../constructs/account-access.ts';
import { AreaFunctions } from '../constructs/area-functions.ts';
import { OwnFunction } from '../constructs/own-function.ts';
import { NOT_FOUND } from '../functions.ts';
import type { Settings } from '../settings.ts';

export interface ApiProps {
  readonly bundleDir: string;
  readonly settings: Settings;
  readonly table: ITable;
  readonly accounts: AccountParts;
}

/** The HTTP API: one route and one function for each call of the contracts, nested by area, and one for whatever is none. */
export class ApiStack extends Stack {
  readonly api: HttpApi;

  constructor(scope: Construct, id: string, { bundleDir, settings, table, accounts }: ApiProps) {
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
    const needs: Readonly<Record<string, CallNeeds>> = callNeeds;
    const needsOf = (name: string) => needs[name] ?? {};
    for (const [area, calls] of Object.entries(areas)) {
      new AreaFunctions(this, area, { area, calls, needsOf, api: this.api, bundleDir, table, environment, accounts });
    }
    this.addNotFound(bundleDir, environment);
  }

  /** API Gateway's own answer to what it has no route for is neither a page nor in the one error form. */
  private addNotFound(bundleDir: string, environment: Record<string, string>): void {
    const { lambda } = new OwnFunction(this, NOT_FOUND.name, {
      bundleDir,
      function: NOT_FOUND,
      memoryMb: 512,
      timeoutS: 10,
      environment,
      allow: [],
    });
    const integration = new HttpLambdaIntegration('not-found-integration', lambda, { scopePermissionToRoute: false });
    const route = new HttpRoute(this, 'Rest', { httpApi: this.api, routeKey: HttpRouteKey.DEFAULT, integration });
    accept(route, 'AwsSolutions-APIG4', 'It tells everyone alike that nothing is there.');
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
