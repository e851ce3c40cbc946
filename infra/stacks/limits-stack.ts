import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { callLimits } from '../constructs/call-limits.ts';
import type { Settings } from '../settings.ts';

/** The only region where WAF accepts web ACLs for CloudFront. */
export const EDGE_REGION = 'us-east-1';

/** The web ACL of an app in another region; CDK's cross-region references pass its ARN to the edge. */
export class LimitsStack extends Stack {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, settings: Pick<Settings, 'stage' | 'wafLogs'>) {
    super(scope, id, {
      description: 'Groundswell: how much one visitor may ask',
      env: { region: EDGE_REGION },
      crossRegionReferences: true,
    });
    this.webAclArn = callLimits(this, settings);
  }
}
