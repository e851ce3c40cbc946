import type { CachePolicy, OriginRequestPolicy, Selection } from './distribution-plan.ts';

const none: Selection = { mode: 'none', names: new Set() };
const all: Selection = { mode: 'all', names: new Set() };
const some = (...names: readonly string[]): Selection => ({ mode: 'some', names: new Set(names) });

/** AWS's own cache policies, by id (CloudFront Developer Guide, 'Use managed cache policies'). */
export const managedCachePolicies: Readonly<Record<string, CachePolicy>> = {
  // CachingOptimized
  '658327ea-f89d-4fab-a63d-7e88639e58f6': {
    minTtlS: 1,
    defaultTtlS: 86_400,
    maxTtlS: 31_536_000,
    headers: none,
    cookies: none,
    query: none,
    brotli: true,
    gzip: true,
  },
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': {
    minTtlS: 0,
    defaultTtlS: 0,
    maxTtlS: 0,
    headers: none,
    cookies: none,
    query: none,
    brotli: false,
    gzip: false,
  },
  // UseOriginCacheControlHeaders
  '83da9c7e-98b4-4e11-a168-04f0df8e2c65': {
    minTtlS: 0,
    defaultTtlS: 0,
    maxTtlS: 31_536_000,
    headers: some('host', 'origin', 'x-http-method-override', 'x-http-method', 'x-method-override'),
    cookies: all,
    query: none,
    brotli: true,
    gzip: true,
  },
  // UseOriginCacheControlHeaders-QueryStrings
  '4cc15a8a-d715-48a4-82b8-cc0b614638fe': {
    minTtlS: 0,
    defaultTtlS: 0,
    maxTtlS: 31_536_000,
    headers: some('host', 'origin', 'x-http-method-override', 'x-http-method', 'x-method-override'),
    cookies: all,
    query: all,
    brotli: true,
    gzip: true,
  },
};

/** AWS's own origin request policies, by id ('Use managed origin request policies'). */
export const managedOriginRequestPolicies: Readonly<Record<string, OriginRequestPolicy>> = {
  // AllViewer
  '216adef6-5c7f-47e4-b989-5492eafa07d3': { headers: all, cookies: all, query: all },
  // AllViewerExceptHostHeader
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': {
    headers: { mode: 'allBut', names: new Set(['host']) },
    cookies: all,
    query: all,
  },
  // CORS-S3Origin
  '88a5eaf4-2fd4-4709-b370-b4c650ea3fcf': {
    headers: some('origin', 'access-control-request-headers', 'access-control-request-method'),
    cookies: none,
    query: none,
  },
};

const HSTS = 'max-age=31536000';
const security = [
  { name: 'x-xss-protection', value: '1; mode=block', override: false },
  { name: 'x-frame-options', value: 'SAMEORIGIN', override: false },
  { name: 'referrer-policy', value: 'strict-origin-when-cross-origin', override: false },
  { name: 'x-content-type-options', value: 'nosniff', override: true },
  { name: 'strict-transport-security', value: HSTS, override: false },
];

/** AWS's own response headers policies, by id ('Use managed response headers policies'). */
export const managedResponseHeaders = {
  // SecurityHeadersPolicy
  '67f7725c-6f97-4210-82d7-5512b31e9d03': { set: security, remove: [] },
} as const;
