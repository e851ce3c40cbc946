import { Validations } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/** Accepts one finding of the security checks on one construct and all below it, with the reason a reviewer reads. */
export function accept(construct: Construct, finding: string, reason: string): void {
  Validations.of(construct).acknowledge({ id: finding, reason });
}
