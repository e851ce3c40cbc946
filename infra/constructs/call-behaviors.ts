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
  /** Runs where the reply depends on how it is asked for. */
  readonly pageOrCall: FunctionAssociation;
  /** Runs for all others that are kept nowhere. */
  readonly siteHost: FunctionAssociation;
}

/**
 * The edge's behaviour for each path pattern of the calls. What is kept reaches the function only with what is in its key,
 * so that nothing else can change what is kept. Patterns cached alike share one policy: an account has 20.
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

/** Queries that the edge fills in from cookies and headers where they are not asked for. */
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
 * What a function reads of a request that is kept nowhere; without the host, which API Gateway would take for its own.
 * CloudFront takes ten.
 */
const READ_HEADERS = [
  'accept',
  'content-type',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'x-groundswell-as',
  'x-groundswell-host',
  // CloudFront's own: how it was asked, by whom, and from which country.
  'cloudfront-forwarded-proto',
  'cloudfront-viewer-address',
  'cloudfront-viewer-country',
];

/**
 * Replies that are kept nowhere, though CloudFront passes a token on only as part of a key: no reply of these calls may
 * be kept, and the longest time is a second. What is kept elsewhere reaches its function with its key alone.
 */
function uncachedBehavior(scope: Construct): Pick<BehaviorOptions, 'cachePolicy' | 'originRequestPolicy'> {
  return {
    cachePolicy: new CachePolicy(scope, 'NotKept', {
      comment: 'Calls that are kept nowhere',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(1),
      headerBehavior: CacheHeaderBehavior.allowList('authorization'),
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

/** The reply says how long it may be kept; one that says nothing is not kept. */
function cachePolicy(scope: Construct, id: string, pattern: PathPattern): CachePolicy {
  const headers = [
    // A page names its own address, so that it is one page for each name of the site.
    ...(pattern.isPage ? ['x-groundswell-as', 'x-groundswell-host'] : []),
    // A reply made for a user says no-store; the key keeps one user's request from being answered with another's.
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
