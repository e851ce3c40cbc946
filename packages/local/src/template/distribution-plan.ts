/** The selection of headers, cookies or query values: none, all, some, or all but some. Header names in lower case. */
export interface Selection {
  readonly mode: 'none' | 'all' | 'some' | 'allBut';
  readonly names: ReadonlySet<string>;
}

export interface CachePolicy {
  readonly minTtlS: number;
  readonly defaultTtlS: number;
  readonly maxTtlS: number;
  readonly headers: Selection;
  readonly cookies: Selection;
  readonly query: Selection;
  readonly brotli: boolean;
  readonly gzip: boolean;
}

export interface OriginRequestPolicy {
  readonly headers: Selection;
  readonly cookies: Selection;
  readonly query: Selection;
}

export interface ResponseHeadersPolicy {
  readonly set: readonly { readonly name: string; readonly value: string; readonly override: boolean }[];
  /** The headers to remove, by their names in lower case. */
  readonly remove: readonly string[];
}

/** A path pattern with the handling of requests that match it. */
export interface Behaviour {
  /** The pattern, such as `/assets/*`; `*` for the default behavior. */
  readonly pattern: string;
  readonly originId: string;
  readonly allowedMethods: ReadonlySet<string>;
  readonly cache: CachePolicy;
  readonly originRequest?: OriginRequestPolicy;
  readonly responseHeaders?: ResponseHeadersPolicy;
  readonly compress: boolean;
  /** The sources of the CloudFront Functions for viewer requests and responses. */
  readonly onRequest?: string;
  readonly onResponse?: string;
}

export interface Origin {
  readonly id: string;
  readonly host: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface CustomError {
  readonly status: number;
  readonly pagePath?: string;
  readonly responseStatus?: number;
}

/** A limit on the requests of one address within a sliding window. */
export interface RateLimit {
  readonly requests: number;
  readonly windowMs: number;
  /** The paths whose requests count. */
  readonly paths: RegExp;
  /** The reply to requests above the limit. */
  readonly reply: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
}

export interface DistributionPlan {
  readonly name: string;
  /** The host of the distribution on this machine. */
  readonly host: string;
  readonly rootObject?: string;
  /** The behaviors in the order in which they are tried. */
  readonly behaviours: readonly Behaviour[];
  readonly origins: ReadonlyMap<string, Origin>;
  readonly customErrors: readonly CustomError[];
  readonly limits: readonly RateLimit[];
}
