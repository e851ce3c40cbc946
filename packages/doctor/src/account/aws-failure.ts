import { blocks, type Finding } from '../finding.ts';
import { describeError } from './deployment.ts';

export const NO_REGION = {
  says: 'Neither the setting region nor the credentials name a region.',
  why: 'It is unknown where the deployment is, so nothing else can be done or checked.',
  fix: 'export AWS_REGION=us-east-1    # or set region in cdk.json',
};

const UNREACHED = /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|TimeoutError)$/;
const REFUSED =
  /^(CredentialsProviderError|TokenProviderError|Expired\w*|InvalidClientTokenId|UnrecognizedClientException|InvalidSignatureException|SignatureDoesNotMatch|AuthFailure|InvalidAccessKeyId)$/;

/**
 * Tells why a request to AWS had no answer: there is no region, no network or no valid credentials. Returns undefined
 * for an answer of another kind, such as a missing permission.
 */
export function explainAwsFailure(error: unknown): Finding | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.message === 'Region is missing') return blocks('Region', NO_REGION);
  if (listSigns(error).some((sign) => UNREACHED.test(sign)))
    return blocks('Network', {
      says: `AWS could not be reached: ${describeError(error)}.`,
      why: 'Without its answers nothing can be done or checked.',
      fix: 'curl -I https://sts.amazonaws.com    # if this fails too, check the network and HTTPS_PROXY',
    });
  return REFUSED.test(error.name) ? refusedCredentials(error) : undefined;
}

export function refusedCredentials(error: unknown): Finding {
  return blocks('Credentials', {
    says: `AWS does not accept the credentials of this machine: ${describeError(error)}.`,
    why: 'Nothing can be deployed, and nothing else can be checked.',
    fix: 'aws configure    # or aws sso login, or the variables AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  });
}

/** Lists the names and codes of an error and of its parts: Node reports a failed address of several in a list. */
function listSigns(error: Error): readonly string[] {
  const parts: readonly unknown[] = error instanceof AggregateError ? error.errors : [];
  const codes = [error, ...parts].map((one) => String(Object(one).code));
  return [error.name, ...codes];
}
