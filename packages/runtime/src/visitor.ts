import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** Who asks, as far as a network can tell. */
export interface Visitor {
  /** An IPv4 or IPv6 address. */
  readonly address: string;
  /** ISO 3166, as the edge knows it. */
  readonly country?: string;
  readonly userAgent?: string;
}

/**
 * The visitor's address as the edge saw it. It is believed: the API's authorizer passes on what came by the edge alone,
 * and the edge writes this header itself. Where a path is kept at the edge, the header is absent: then it is who asked
 * the API.
 */
export function visitorOf({ headers, requestContext }: APIGatewayProxyEventV2): Visitor {
  const seen = headers['cloudfront-viewer-address'];
  const address = seen ? withoutPort(seen) : (requestContext.http?.sourceIp ?? 'unknown');
  return { address, country: headers['cloudfront-viewer-country'], userAgent: headers['user-agent'] };
}

/** '198.51.100.10:46532' and '2001:db8::1:46532': the port stands after the last colon. */
function withoutPort(address: string): string {
  return address.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
}
