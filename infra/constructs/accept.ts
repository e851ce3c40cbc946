import { Validations } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/** Accepts a finding of the security checks for a construct and everything below it, with the reason for reviewers. */
export function accept(construct: Construct, finding: string, reason: string): void {
  Validations.of(construct).acknowledge({ id: finding, reason });
}
