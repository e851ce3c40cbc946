import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** The network address, country and user agent of a request's sender. */
export interface Visitor {
  readonly address: string;
  /** The ISO 3166 country code that the edge reports. */
  readonly country?: string;
  readonly userAgent?: string;
}

/**
 * Returns the visitor's address as the edge saw it. The address is trustworthy: the API's authorizer admits only the
 * edge, which sets this header itself. Cached paths do not forward the header, so the result there is the edge server's
 * address.
 */
export function visitorOf({ headers, requestContext }: APIGatewayProxyEventV2): Visitor {
  const seen = headers['cloudfront-viewer-address'];
  const address = seen ? withoutPort(seen) : (requestContext.http?.sourceIp ?? 'unknown');
  return { address, country: headers['cloudfront-viewer-country'], userAgent: headers['user-agent'] };
}

/** Removes the port after the last colon: '198.51.100.10:46532' and '2001:db8::1:46532'. */
function withoutPort(address: string): string {
  return address.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
}
