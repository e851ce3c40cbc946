import { type App, CfnResource, Stack } from 'aws-cdk-lib';
import { CfnTable } from 'aws-cdk-lib/aws-dynamodb';
import { CfnRule } from 'aws-cdk-lib/aws-events';
import { CfnEventSourceMapping, CfnPermission } from 'aws-cdk-lib/aws-lambda';
import { CfnBucket } from 'aws-cdk-lib/aws-s3';
import { CfnSecret } from 'aws-cdk-lib/aws-secretsmanager';
import { CfnQueue } from 'aws-cdk-lib/aws-sqs';

/** Types that LocalStack's free plan lacks, or that nothing needs there. An entry that ends in `::` is a prefix. */
const LEFT_OUT = [
  'AWS::ApiGatewayV2::',
  'AWS::Budgets::',
  'AWS::CloudWatch::',
  'AWS::CodeDeploy::',
  'AWS::Logs::MetricFilter',
];

/**
 * Prepares the app for LocalStack, beside which `npm start -- --aws-endpoint` runs edge, API, user pool and functions.
 * Resources have the names by which it finds them, and only it takes messages and fires schedules.
 */
export function leaveToLocalRunner(app: App): void {
  for (const one of app.node.findAll()) {
    if (!(one instanceof CfnResource)) continue;
    if (isLeftOut(one)) one.node.scope?.node.tryRemoveChild(one.node.id);
    else if (one instanceof CfnEventSourceMapping) one.enabled = false;
    else if (one instanceof CfnRule) one.state = 'DISABLED';
    else giveName(one);
  }
}

function isLeftOut(one: CfnResource): boolean {
  const type = one.cfnResourceType;
  const isOfApi = one instanceof CfnPermission && one.principal === 'apigateway.amazonaws.com';
  return isOfApi || LEFT_OUT.some((known) => (known.endsWith('::') ? type.startsWith(known) : type === known));
}

/** Gives a resource the name of `nameOf` in `packages/local/src/template/identify.ts`. */
function giveName(one: CfnResource): void {
  const stack = Stack.of(one);
  const name = `${stack.stackName}-${stack.getLogicalId(one)}`;
  if (one instanceof CfnTable) one.tableName = name;
  if (one instanceof CfnBucket) one.bucketName = name.toLowerCase();
  if (one instanceof CfnQueue) one.queueName = name;
  if (one instanceof CfnSecret) one.name = name;
}
