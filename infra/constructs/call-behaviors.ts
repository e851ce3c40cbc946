import { Duration } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  type FunctionAssociation,
  type ICachePolicy,
  type IOrigin,
  type IResponseHeadersPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { PathPattern } from '../path-patterns.ts';

export interface CallBehaviorsProps {
  readonly patterns: readonly PathPattern[];
  readonly origin: IOrigin;
  readonly headers: IResponseHeadersPolicy;
  /** Runs where the reply depends on the request's headers or cookies. */
  readonly pageOrCall: FunctionAssociation;
  /** Runs for all other calls, which are never cached. */
  readonly siteHost: FunctionAssociation;
}

/**
 * The edge's behaviour for each path pattern of the calls. A cacheable request reaches the function only with the
 * values of its cache key, so that nothing else can change a cached reply. Patterns cached alike share one policy: an
 * account has 20.
 */
export function callBehaviors(scope: Construct, props: CallBehaviorsProps): Record<string, BehaviorOptions> {
  const policies = new Map<string, ICachePolicy>();
  const cachePolicyOf = (pattern: PathPattern): ICachePolicy => {
    const { keptS, queryKeys, isPage, readsToken } = pattern;
    const key = JSON.stringify({ keptS, queryKeys, isPage, readsToken });
    const policy = policies.get(key) ?? cachePolicy(scope, `Calls${policies.size + 1}`, pattern);
    policies.set(key, policy);
    return policy;
  };

  const uncached = uncachedBehavior(scope);
  return Object.fromEntries(
    props.patterns.map((pattern) => {
      const kept = pattern.keptS > 0 ? { cachePolicy: cachePolicyOf(pattern) } : uncached;
      return [pattern.pattern, { ...behaviorOf(pattern, props), ...kept }];
    }),
  );
}

/** Query values that the edge fills in from cookies and headers where they are absent. */
const FOLDED = ['units', 'lang'];

function behaviorOf(
  pattern: PathPattern,
  { origin, headers, pageOrCall, siteHost }: CallBehaviorsProps,
): BehaviorOptions {
  const isNormalised = pattern.isPage || pattern.queryKeys.some((key) => FOLDED.includes(key));
  return {
    origin,
    responseHeadersPolicy: headers,
    // A program that calls without TLS has sent its secrets in clear: it must notice, and a redirect would hide it.
    viewerProtocolPolicy: pattern.isPage ? ViewerProtocolPolicy.REDIRECT_TO_HTTPS : ViewerProtocolPolicy.HTTPS_ONLY,
    compress: true,
    allowedMethods: pattern.writes ? AllowedMethods.ALLOW_ALL : AllowedMethods.ALLOW_GET_HEAD,
    functionAssociations: isNormalised ? [pageOrCall] : pattern.keptS > 0 ? [] : [siteHost],
  };
}

/**
 * The headers, cookies and query that a function receives of a request that is never cached; without the host, which
 * API Gateway would take for its own. CloudFront allows ten headers.
 */
const READ_HEADERS = [
  'accept',
  'content-type',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'x-groundswell-as',
  'x-groundswell-host',
  // CloudFront's own: the scheme, the address and the country of the viewer.
  'cloudfront-forwarded-proto',
  'cloudfront-viewer-address',
  'cloudfront-viewer-country',
];

/**
 * For replies that are never cached. CloudFront passes a token on only as part of a cache key, hence a policy: replies
 * of these calls forbid caching, and the longest time is a second. Cacheable requests reach their function with their
 * key only.
 */
function uncachedBehavior(scope: Construct): Pick<BehaviorOptions, 'cachePolicy' | 'originRequestPolicy'> {
  return {
    cachePolicy: new CachePolicy(scope, 'NotKept', {
      comment: 'Calls that are kept nowhere',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(1),
      // The signature of the payment provider's events too: the ten others are taken.
      headerBehavior: CacheHeaderBehavior.allowList('authorization', 'stripe-signature'),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      cookieBehavior: CacheCookieBehavior.all(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    }),
    originRequestPolicy: new OriginRequestPolicy(scope, 'Asked', {
      comment: 'What functions read of a request',
      headerBehavior: OriginRequestHeaderBehavior.allowList(...READ_HEADERS),
      queryStringBehavior: OriginRequestQueryStringBehavior.all(),
      cookieBehavior: OriginRequestCookieBehavior.all(),
    }),
  };
}

/** The reply states how long it may be cached; without that it is not. */
function cachePolicy(scope: Construct, id: string, pattern: PathPattern): CachePolicy {
  const headers = [
    // A page contains its own address, so each name of the site has its own copy.
    ...(pattern.isPage ? ['x-groundswell-as', 'x-groundswell-host'] : []),
    // A user's reply carries no-store; the key keeps one user's request from being answered with another's.
    ...(pattern.readsToken ? ['authorization'] : []),
  ];
  return new CachePolicy(scope, id, {
    comment: pattern.pattern.replaceAll('*', '+'),
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(pattern.keptS),
    queryStringBehavior:
      pattern.queryKeys.length > 0
        ? CacheQueryStringBehavior.allowList(...pattern.queryKeys)
        : CacheQueryStringBehavior.none(),
    headerBehavior: headers.length > 0 ? CacheHeaderBehavior.allowList(...headers) : CacheHeaderBehavior.none(),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
}
