import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { folderOf } from '../bundle.ts';
import type { FunctionName } from '../functions.ts';
import { metricNamespace, readStage } from '../stage.ts';
import { accept } from './accept.ts';

export interface OwnFunctionProps {
  readonly bundleDir: string;
  readonly function: FunctionName;
  readonly memoryMb: number;
  readonly timeoutS: number;
  readonly environment: Record<string, string>;
  /** All rights of the function besides writing its own log. */
  readonly allow: readonly PolicyStatement[];
}

/**
 * A Lambda function with its own role and log group. The role may write that log and do what `allow` lists, nothing
 * else.
 */
export class OwnFunction extends Construct {
  readonly lambda: LambdaFunction;
  readonly log: LogGroup;

  constructor(scope: Construct, id: string, props: OwnFunctionProps) {
    super(scope, id);
    const { area, name } = props.function;
    const stage = readStage(this.node);
    this.log = new LogGroup(this, 'Log', {
      retention: stage.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const writesLog = new PolicyStatement({
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [this.log.logGroupArn],
    });
    // A policy of its own would be one more resource of CloudFormation's 2,500 for each function.
    const rights = new PolicyDocument({ statements: [writesLog, ...props.allow] });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { Rights: rights },
    });

    this.lambda = new LambdaFunction(this, 'Function', {
      description: `${area}/${name}`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(join(props.bundleDir, folderOf(props.function))),
      memorySize: props.memoryMb,
      timeout: Duration.seconds(props.timeoutS),
      environment: { METRICS_NAMESPACE: metricNamespace(stage), METRICS_AREA: area, ...props.environment },
      role,
      logGroup: this.log,
      loggingFormat: LoggingFormat.JSON,
      tracing: stage.hasTraces ? Tracing.ACTIVE : undefined,
      reservedConcurrentExecutions: stage.reservedConcurrency[name],
    });
    if (stage.hasTraces)
      accept(this, 'AwsSolutions-IAM5[Resource::*]', "X-Ray's segments belong to no resource that a role can name.");
  }
}
