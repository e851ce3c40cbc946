import type { Settings } from './settings.ts';

type Optional = 'mailFrom' | 'securityContact' | 'alarmTopicArn' | 'stripeSecretArn' | 'push' | 'domain';

/** The effects of each missing optional setting, with the setting's name in cdk.json. */
const LACKS: Readonly<Record<Optional, { readonly says: string; readonly setting: string; readonly page: string }>> = {
  mailFrom: {
    says: 'No email is sent: registration by email, codes, email alerts, gifts, contact form and newsletter are off',
    setting: 'mailFrom',
    page: 'docs/operations.md#email-setup',
  },
  alarmTopicArn: { says: 'Alarms reach nobody', setting: 'alarmTopicArn', page: 'docs/operations.md' },
  stripeSecretArn: { says: 'No plans or gifts are sold', setting: 'stripeSecretArn', page: 'docs/plans.md' },
  push: { says: 'No notifications are offered', setting: 'pushPublicKey', page: 'docs/operations.md#push-keys' },
  securityContact: {
    says: 'There is no security.txt',
    setting: 'contactAddress or securityContact',
    page: 'docs/security.md#security-txt',
  },
  domain: {
    says: "The site has CloudFront's address, which is known only after the first deployment",
    setting: 'domainName',
    page: 'docs/operations.md#without-a-domain',
  },
};
/** The sentence for a budget of which nobody hears. A stage without alarms has no budget either. */
export const BUDGET_UNHEARD =
  'Nobody hears of the budget monthlyBudgetDollars: it needs alarms, and the setting alarmTopicArn (docs/monitoring.md#dashboards).';
/** Releases of the AWS SDK after January 2027 need this version of Node. */
const DEPLOY_NODE = 22;

interface Described extends Pick<Settings, Optional | 'monthlyBudgetDollars'> {
  readonly stage: Pick<Settings['stage'], 'hasAlarms'>;
  readonly areChecked: boolean;
  /** The major version of the Node that synthesizes. */
  readonly nodeMajor: number;
}

/**
 * Describes the synthesized app in sentences, with one for each optional setting that is missing. `templates` are the
 * texts of all CloudFormation templates, including those of nested stacks.
 */
export function describeSynth(
  templates: readonly string[],
  { areChecked, nodeMajor, stage, ...settings }: Described,
): readonly string[] {
  const functions = templates.flatMap((text) => text.match(/"Type": ?"AWS::Lambda::Function"/g) ?? []).length;
  const found = areChecked ? '; cdk-nag found nothing that is not accepted with a reason' : '';
  return [
    `${functions} functions in ${templates.length} templates${found}.`,
    ...Object.entries(LACKS)
      .filter(([name]) => settings[name as Optional] === undefined && (stage.hasAlarms || name !== 'alarmTopicArn'))
      .map(([, { says, setting, page }]) => `${says}: the setting ${setting} is not set (${page}).`),
    ...(settings.monthlyBudgetDollars === undefined || (settings.alarmTopicArn && stage.hasAlarms)
      ? []
      : [BUDGET_UNHEARD]),
    ...(nodeMajor >= DEPLOY_NODE ? [] : [`Deploy with Node ${DEPLOY_NODE} or newer; this is Node ${nodeMajor}.`]),
  ];
}
