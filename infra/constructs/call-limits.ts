import { CALL_LIMITS, type CallLimit, LIMIT_WINDOW_S, refusal } from '@groundswell/contracts';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/**
 * The same refusal as the functions' `TooManyRequestsError`, but without a request id, which the edge does not have.
 */
const REFUSED = refusal('too-often');
const TOO_MANY = { error: REFUSED.errorMsg, ...REFUSED, code: 'too_many_requests', requestId: '' };

/** Creates a web ACL that limits calls by network address, and returns its ARN. WAF accepts it only in us-east-1. */
export function callLimits(scope: Construct): string {
  const acl = new CfnWebACL(scope, 'CallLimit', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visibility('CallLimit'),
    customResponseBodies: {
      'too-many': { contentType: 'APPLICATION_JSON', content: JSON.stringify(TOO_MANY) },
    },
    rules: CALL_LIMITS.map(rule),
  });
  return acl.attrArn;
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
          responseHeaders: [{ name: 'retry-after', value: String(LIMIT_WINDOW_S) }],
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
