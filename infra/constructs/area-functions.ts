import { type Call, pathsOf } from '@groundswell/contracts';
import { NestedStack } from 'aws-cdk-lib';
import {
  type HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IAlarmAction } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { CallNeeds } from '../needs/needs.ts';
import { type AccountParts, accountEnvironment, accountStatements } from './account-access.ts';
import { forecastLogStatements } from './forecast-log-access.ts';
import { addLiveAlias, type Canaries } from './live-alias.ts';
import { addLogAlarm } from './log-alarm.ts';
import { OwnFunction } from './own-function.ts';
import { pointsStatements } from './points-access.ts';
import { tableStatement } from './table-access.ts';
import { chartRunsStatements } from './tiles-access.ts';
import { uploadsStatements } from './uploads-access.ts';

export interface AreaProps {
  readonly area: string;
  readonly calls: readonly Call[];
  readonly needsOf: (name: string) => CallNeeds;
  readonly api: HttpApi;
  /**
   * The authorizer that checks the edge key, which proves that a request came through CloudFront. Each function checks
   * the caller itself, so that all refusals have the same error form.
   */
  readonly authorizer: IHttpRouteAuthorizer;
  readonly bundleDir: string;
  readonly table: ITable;
  /** Environment variables of every endpoint. */
  readonly environment: Record<string, string>;
  readonly accounts: AccountParts;
  /** The bucket of the map tiles, which also holds the point data (waves and wind at single points of the ocean). */
  readonly tiles: Bucket;
  readonly uploads: Bucket;
  readonly alarmActions: readonly IAlarmAction[];
  /** Absent if a new version of a call gets all requests at once. */
  readonly canaries: Canaries | undefined;
}

/**
 * The calls of one area, each with a function and a route, in a nested stack, because one stack holds at most 500
 * resources.
 */
export class AreaFunctions extends NestedStack {
  constructor(scope: Construct, id: string, props: AreaProps) {
    super(scope, id, { description: `Groundswell: the ${props.area} calls` });
    for (const called of props.calls) this.addCall(called, props);
  }

  private addCall(called: Call, props: AreaProps): void {
    const needs = props.needsOf(called.name);
    const readsToken = called.access !== 'anyone' || (called.readsToken === true && !called.isOpen);
    const tables = needs.table ? [needs.table].flat() : [];
    const own = new OwnFunction(this, called.name, {
      bundleDir: props.bundleDir,
      function: { area: props.area, name: called.name },
      memoryMb: needs.memoryMb ?? 512,
      timeoutS: needs.timeoutS ?? 10,
      environment: {
        ...props.environment,
        ...accountEnvironment(props.accounts, needs, readsToken),
        ...(tables.length > 0 ? { TABLE_NAME: props.table.tableName } : {}),
        ...(needs.points || needs.chartRuns || needs.forecastLog ? { TILES_BUCKET: props.tiles.bucketName } : {}),
        ...(needs.uploads ? { UPLOADS_BUCKET: props.uploads.bucketName } : {}),
      },
      allow: [
        ...tables.map((access) => tableStatement(props.table, access)),
        ...accountStatements(props.accounts, needs),
        ...(needs.points ? pointsStatements(props.tiles, 'read') : []),
        ...(needs.chartRuns ? chartRunsStatements(props.tiles) : []),
        ...(needs.forecastLog ? forecastLogStatements(props.tiles, needs.forecastLog) : []),
        ...(needs.uploads ? uploadsStatements(props.uploads, needs.uploads) : []),
      ],
    });

    if (needs.alarm) addLogAlarm(own, own.log, needs.alarm, props.alarmActions);
    const alias = addLiveAlias(own, called.name, hasCanary(called) ? props.canaries : undefined);
    const integration = new HttpLambdaIntegration(`${called.name}-integration`, alias, {
      scopePermissionToRoute: false,
    });
    for (const [at, path] of pathsOf(called).entries())
      for (const method of methodsOf(called))
        new HttpRoute(this, `${called.name}-${method}${at === 0 ? '' : `-${at + 1}`}`, {
          httpApi: props.api,
          routeKey: HttpRouteKey.with(path, method),
          integration,
          authorizer: props.authorizer,
        });
  }
}

/** Whether a call is of visitors or members. A tenth of the editors' few requests would tell nothing. */
export function hasCanary({ access }: Call): boolean {
  return access === 'anyone' || access === 'user';
}

/**
 * Returns the methods of a call's routes. A GET call also answers HEAD, which link previews, calendars and monitors
 * send first.
 */
export function methodsOf({ method }: Call): HttpMethod[] {
  return method === 'GET' ? [HttpMethod.GET, HttpMethod.HEAD] : [HttpMethod[method]];
}
