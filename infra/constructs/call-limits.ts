import { CALL_LIMITS, type CallLimit, LIMIT_WINDOW_S, refusal } from '@groundswell/contracts';
import { ArnFormat, Stack } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { removalPolicy, stackName } from '../stage.ts';

/**
 * The same refusal as the functions' `TooManyRequestsError`, but without a request id, which the edge does not have.
 */
const REFUSED = refusal('too-often');
const TOO_MANY = { error: REFUSED.errorMsg, ...REFUSED, code: 'too_many_requests', requestId: '' };

/** Creates a web ACL that limits calls by network address, and returns its ARN. WAF accepts it only in us-east-1. */
export function callLimits(scope: Construct, settings: Pick<Settings, 'stage' | 'wafLogs'>): string {
  const acl = new CfnWebACL(scope, 'CallLimit', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visibility('CallLimit'),
    customResponseBodies: {
      'too-many': { contentType: 'APPLICATION_JSON', content: JSON.stringify(TOO_MANY) },
    },
    rules: CALL_LIMITS.map(rule),
  });
  if (settings.wafLogs) logRefusals(scope, acl, settings);
  return acl.attrArn;
}

/**
 * Logs the requests that the rules refuse or count, and no others. The line holds the visitor's address, so cookies,
 * tokens and query strings are left out. WAF itself writes the resource policy that lets it deliver.
 */
function logRefusals(scope: Construct, acl: CfnWebACL, { stage }: Pick<Settings, 'stage'>): void {
  const log = new LogGroup(scope, 'CallLimitLog', {
    // WAF requires this prefix.
    logGroupName: `aws-waf-logs-${stackName(stage, '').toLowerCase()}`,
    retention: stage.logDays,
    removalPolicy: removalPolicy(stage),
  });
  new CfnLoggingConfiguration(scope, 'CallLimitLogging', {
    resourceArn: acl.attrArn,
    // WAF refuses the ':*' at the end of a log group's own ARN.
    logDestinationConfigs: [
      Stack.of(scope).formatArn({
        service: 'logs',
        resource: 'log-group',
        resourceName: log.logGroupName,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    ],
    redactedFields: [
      ...['cookie', 'authorization'].map((name) => ({ singleHeader: { Name: name } })),
      { queryString: {} },
    ],
    loggingFilter: {
      DefaultBehavior: 'DROP',
      Filters: [
        {
          Behavior: 'KEEP',
          Requirement: 'MEETS_ANY',
          Conditions: ['BLOCK', 'COUNT'].map((Action) => ({ ActionCondition: { Action } })),
        },
      ],
    },
  });
}

function rule({ name, most, pathPrefixes }: CallLimit, priority: number): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        limit: most,
        evaluationWindowSec: LIMIT_WINDOW_S,
        scopeDownStatement: {
          regexMatchStatement: {
            fieldToMatch: { uriPath: {} },
            // WAF allows at most 512 characters.
            regexString: `^/(${pathPrefixes.join('|')})(/|$)`,
            textTransformations: [{ priority: 0, type: 'URL_DECODE' }],
          },
        },
      },
    },
    action: {
      block: {
        customResponse: {
          responseCode: 429,
          customResponseBodyKey: 'too-many',
          responseHeaders: [
            { name: 'retry-after', value: String(LIMIT_WINDOW_S) },
            { name: 'cache-control', value: 'no-store' },
          ],
        },
      },
    },
    visibilityConfig: visibility(name),
  };
}

/** Request samples would store visitors' addresses, so they are off. */
function visibility(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: false };
}
