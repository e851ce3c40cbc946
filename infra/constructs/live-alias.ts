import { Duration, type Stack, Token } from 'aws-cdk-lib';
import { MathExpression, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import {
  type ILambdaApplication,
  LambdaApplication,
  LambdaDeploymentConfig,
  LambdaDeploymentGroup,
} from 'aws-cdk-lib/aws-codedeploy';
import { type IRole, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Alias } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { customMetric } from '../monitoring/custom-metric.ts';
import { accept } from './accept.ts';
import type { OwnFunction } from './own-function.ts';

/** The failures of a call within a minute that end its canary. One alone may be the network's. */
const FAILURES_A_MINUTE = 2;

/** The parts that the canaries of all calls share. */
export interface Canaries {
  readonly application: ILambdaApplication;
  readonly role: IRole;
}

/** Adds CodeDeploy's application and its role, which may move the aliases of this stack's functions and read alarms. */
export function addCanaries(stack: Stack): Canaries {
  const role = new Role(stack, 'CanaryRole', { assumedBy: new ServicePrincipal('codedeploy.amazonaws.com') });
  const { region, account } = stack;
  const allow = (actions: string[], service: string, kind: string) => {
    // CloudFormation begins the names of all resources of a stack, and of its nested stacks, with the stack's name.
    const arn = `arn:aws:${service}:${region}:${account}:${kind}:${stack.stackName}-*`;
    role.addToPolicy(new PolicyStatement({ actions, resources: [arn] }));
    const named = arn.replace(account, nagName(account, 'AccountId')).replace(region, nagName(region, 'Region'));
    accept(role, `AwsSolutions-IAM5[Resource::${named}]`, 'The functions and alarms of this stack, and no others.');
  };
  allow(['lambda:GetAlias', 'lambda:UpdateAlias'], 'lambda', 'function');
  allow(['cloudwatch:DescribeAlarms'], 'cloudwatch', 'alarm');
  return { application: new LambdaApplication(stack, 'Canaries'), role: role.withoutPolicyUpdates() };
}

/** Returns the form in which cdk-nag's findings write a value that is known only at the deployment. */
function nagName(value: string, name: string): string {
  return Token.isUnresolved(value) ? `<AWS::${name}>` : value;
}

/**
 * Adds the alias `live` of a call's function, to which its routes lead. Each deployment publishes a version. With
 * canaries, it gets a tenth of the requests for five minutes, then all; if the call's alarm is raised meanwhile, the
 * alias returns to the version before, and the deployment fails.
 */
export function addLiveAlias(own: OwnFunction, call: string, canaries: Canaries | undefined): Alias {
  const alias = new Alias(own, 'Live', { aliasName: 'live', version: own.lambda.currentVersion });
  if (!canaries) return alias;
  new LambdaDeploymentGroup(own, 'Canary', {
    ...canaries,
    alias,
    deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
    alarms: [failureAlarm(own, call, alias)],
  });
  return alias;
}

/** Adds the alarm of a call: replies with a 5xx status, and invocations that end without a reply. */
function failureAlarm(scope: Construct, call: string, alias: Alias) {
  const replied = customMetric(scope, 'CallsFailed', call, { statistic: Stats.SUM });
  return new MathExpression({
    expression: 'FILL(replied, 0) + FILL(crashed, 0)',
    usingMetrics: { replied, crashed: alias.metricErrors({ statistic: Stats.SUM }) },
    label: `Failures of ${call}`,
    period: Duration.minutes(1),
  }).createAlarm(scope, 'CanaryFailed', {
    alarmDescription: `${call} failed ${FAILURES_A_MINUTE} times within a minute, which ends its canary.`,
    threshold: FAILURES_A_MINUTE,
    evaluationPeriods: 1,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
}
