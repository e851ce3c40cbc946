/** The engines here want a signature and look at none of it. */
const AUTHORIZATION =
  'AWS4-HMAC-SHA256 Credential=local/20261120/us-east-1/any/aws4_request, SignedHeaders=host, Signature=0';

interface Unsigned {
  readonly headers: Record<string, string>;
}

/** Has a client of the SDK send one signature for all: working them out is half the work of a request. */
export function skipSigning({ config }: { readonly config: object }): void {
  const sign = async (request: Unsigned) => {
    Object.assign(request.headers, { authorization: AUTHORIZATION, 'x-amz-date': '20261120T150000Z' });
    return request;
  };
  Object.assign(config, { signer: async () => ({ sign }) });
}
