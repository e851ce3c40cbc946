import { Validations } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/** Accepts one finding of the security checks on a construct and everything below it, with the reason for reviewers. */
export function accept(construct: Construct, finding: string, reason: string): void {
  Validations.of(construct).acknowledge({ id: finding, reason });
}
