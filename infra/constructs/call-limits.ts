import { areas, type Call, pathsOf, refusal } from '@groundswell/contracts';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

const WINDOW_S = 60;

/** Requests that one network address may make in a minute to paths with this prefix. */
interface CallLimit {
  readonly name: string;
  readonly most: number;
  readonly beginnings: readonly string[];
}

/**
 * What each tab in view asks again and again (`getEntitlement`), and what the provider of payments sends from few
 * addresses, by the hundred where many terms end at once (`takePaymentEvent`).
 */
const REPEATED = ['entitlement', 'payment-events'];

/** In WAF's order: a request past one limit does not count for later ones. */
const LIMITS: readonly CallLimit[] = [
  // Signing in, registering, passwords, codes, tokens. A bar's guests share one address, and each opened tab requests a
  // token: sixty are still people. The calls themselves limit passwords and letters far below that.
  {
    name: 'accounts-a-minute',
    most: 60,
    beginnings: ['api/user', 'login', 'logout', 'oauth', 'password', 'register', 'user'],
  },
  // Includes pages that functions draw; files and tiles do not count.
  {
    name: 'calls-a-minute',
    most: 120,
    beginnings: listBeginnings(Object.values(areas).flat()).filter((one) => !REPEATED.includes(one)),
  },
  // Tabs ask by themselves, nine times a minute: people who share an address must not use up each other's calls by it.
  { name: 'repeated-a-minute', most: 1200, beginnings: REPEATED },
];

/**
 * The same as the functions' refusal of too many requests (`TooManyRequests` of the runtime); the edge numbers no
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
    rules: LIMITS.map(rule),
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
        evaluationWindowSec: WINDOW_S,
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
          responseHeaders: [{ name: 'retry-after', value: String(WINDOW_S) }],
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

/** The first path segments of all calls: 'api', 'contact', 'forecast'. */
function listBeginnings(calls: readonly Call[]): readonly string[] {
  return [...new Set(calls.flatMap(pathsOf).flatMap((path) => path.split('/')[1] ?? []))].sort();
}
