import type { Call } from '@groundswell/contracts';
import { Aws, CfnCondition, Fn } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/** Calls that one address may make in a minute, pages that functions draw among them; files and tiles do not count. */
const CALLS_A_MINUTE = 120;
const WINDOW_S = 60;

/** As functions answer who asks too often (`TooManyRequests` of the runtime); the edge numbers no requests. */
const SENTENCE = 'That was too often. Try again later.';
const TOO_MANY = { error: SENTENCE, errorMsg: SENTENCE, code: 'too_many_requests', requestId: '' };

/**
 * The ARN of a web ACL that limits calls by address. WAF takes one for CloudFront in us-east-1 alone: deployed elsewhere
 * there is none, unless the setting webAclArn names one.
 */
export function callLimit(scope: Construct, calls: readonly Call[]): string {
  const acl = new CfnWebACL(scope, 'CallLimit', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    // Samples would keep visitors' addresses.
    visibilityConfig: { cloudWatchMetricsEnabled: true, metricName: 'CallLimit', sampledRequestsEnabled: false },
    customResponseBodies: {
      'too-many': { contentType: 'APPLICATION_JSON', content: JSON.stringify(TOO_MANY) },
    },
    rules: [
      {
        name: 'calls-a-minute',
        priority: 0,
        statement: {
          rateBasedStatement: {
            aggregateKeyType: 'IP',
            limit: CALLS_A_MINUTE,
            evaluationWindowSec: WINDOW_S,
            scopeDownStatement: {
              regexMatchStatement: {
                fieldToMatch: { uriPath: {} },
                regexString: callPaths(calls),
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
              responseHeaders: [{ name: 'retry-after', value: String(WINDOW_S) }],
            },
          },
        },
        visibilityConfig: { cloudWatchMetricsEnabled: true, metricName: 'CallsAMinute', sampledRequestsEnabled: false },
      },
    ],
  });
  const isThere = new CfnCondition(scope, 'TakesWebAcl', {
    expression: Fn.conditionEquals(Aws.REGION, 'us-east-1'),
  });
  acl.cfnOptions.condition = isThere;
  return Fn.conditionIf(isThere.logicalId, acl.attrArn, Aws.NO_VALUE).toString();
}

/** Paths that begin as those of calls do: '^/(api|contact|forecast)(/|$)'. WAF takes 512 characters. */
export function callPaths(calls: readonly Call[]): string {
  const beginnings = new Set(calls.flatMap(({ path }) => path.split('/')[1] ?? []));
  return `^/(${[...beginnings].sort().join('|')})(/|$)`;
}
