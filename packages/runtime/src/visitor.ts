import { timingSafeEqual } from 'node:crypto';
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
 * The visitor's address as the edge saw it, believed only with the key that the edge alone has (`EDGE_KEY`); of a request
 * that came past the edge, the address it came from.
 */
export function visitorOf({ headers, requestContext }: APIGatewayProxyEventV2): Visitor {
  const seen = headers['cloudfront-viewer-address'];
  const userAgent = headers['user-agent'];
  if (seen && isFromEdge(headers['x-groundswell-edge']))
    return { address: withoutPort(seen), country: headers['cloudfront-viewer-country'], userAgent };
  return { address: requestContext.http?.sourceIp ?? 'unknown', userAgent };
}

function isFromEdge(key: string | undefined): boolean {
  const [given, own] = [Buffer.from(key ?? ''), Buffer.from(process.env.EDGE_KEY ?? '')];
  return own.length > 0 && given.length === own.length && timingSafeEqual(given, own);
}

/** '198.51.100.10:46532' and '2001:db8::1:46532': the port stands after the last colon. */
function withoutPort(address: string): string {
  return address.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
}
