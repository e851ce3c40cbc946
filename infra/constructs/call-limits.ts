import { CALL_LIMITS, type CallLimit, LIMIT_WINDOW_S, refusal } from '@groundswell/contracts';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/**
 * The same as the functions' refusal of too many requests (`TooManyRequestsError` of the runtime); the edge numbers no
 * requests.
 */
const REFUSED = refusal('too-often');
const TOO_MANY = { error: REFUSED.errorMsg, ...REFUSED, code: 'too_many_requests', requestId: '' };

/** The ARN of a web ACL that limits calls by network address. WAF accepts it only in us-east-1. */
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

function rule({ name, most, beginnings }: CallLimit, priority: number): CfnWebACL.RuleProperty {
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
            // WAF allows 512 characters.
            regexString: `^/(${beginnings.join('|')})(/|$)`,
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

/** Samples would store visitors' addresses. */
function visibility(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: false };
}
