import type { Settings } from '@groundswell/infra/settings.ts';
import { type Finding, warns } from '../finding.ts';

/** The deployment that the checks are about. */
export interface Deployment {
  readonly account: string;
  readonly region: string;
  readonly settings: Settings;
}

/** WAF, and the certificates and quotas of CloudFront, are in this region only. */
export const EDGE_REGION = 'us-east-1';

/**
 * Returns a check's findings. If an answer cannot be had, the finding says so in one sentence; `see` is the command that
 * asks for the same.
 */
export async function orUnknown(
  subject: string,
  see: string,
  check: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await check();
  } catch (error) {
    const says = `It could not be read: ${describeError(error)}.`;
    return [warns(subject, { says, why: 'It is unknown whether a deployment works.', fix: see })];
  }
}

/** Returns an error as part of a sentence, on one line. AWS's messages may be empty or end with a full stop. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error instanceof AggregateError ? error.errors[0]?.message : undefined;
  const message = (error.message || cause || '').split('\n')[0]?.replace(/\.$/, '');
  return message ? `${error.name}, ${message}` : error.name;
}
