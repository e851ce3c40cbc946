import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** The network origin of a request. */
export interface Visitor {
  /** An IPv4 or IPv6 address. */
  readonly address: string;
  /** ISO 3166, as reported by the edge. */
  readonly country?: string;
  readonly userAgent?: string;
}

/**
 * The visitor's address as seen by the edge. It is trusted: the API's authorizer passes
 * only requests from the edge, and the edge sets this header itself. Where the edge
 * caches a path, the header is absent, and the address is that of the API's client.
 */
export function visitorOf({ headers, requestContext }: APIGatewayProxyEventV2): Visitor {
  const seen = headers['cloudfront-viewer-address'];
  const address = seen ? withoutPort(seen) : (requestContext.http?.sourceIp ?? 'unknown');
  return { address, country: headers['cloudfront-viewer-country'], userAgent: headers['user-agent'] };
}

/** '198.51.100.10:46532' and '2001:db8::1:46532': the port follows the last colon. */
function withoutPort(address: string): string {
  return address.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
}
