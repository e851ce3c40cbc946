import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { callLimits } from '../constructs/call-limits.ts';

/** Where WAF takes web ACLs for CloudFront, and nowhere else. */
export const EDGE_REGION = 'us-east-1';

/** The limits of an app that is deployed to another region: what the edge needs of them crosses over by CDK's own means. */
export class LimitsStack extends Stack {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string) {
    super(scope, id, {
      description: 'Groundswell: how much one visitor may ask',
      env: { region: EDGE_REGION },
      crossRegionReferences: true,
    });
    this.webAclArn = callLimits(this);
  }
}
