import type { Settings } from './settings.ts';

/** Releases of the AWS SDK after January 2027 need this version of Node. */
const DEPLOY_NODE = 22;

interface Described extends Pick<Settings, 'alarmTopicArn'> {
  readonly areChecked: boolean;
  /** The major version of the Node that synthesizes. */
  readonly nodeMajor: number;
}

/**
 * Describes the synthesized app in sentences. `templates` are the texts of all CloudFormation templates, including
 * those of nested stacks.
 */
export function describeSynth(
  templates: readonly string[],
  { areChecked, alarmTopicArn, nodeMajor }: Described,
): readonly string[] {
  const functions = templates.flatMap((text) => text.match(/"Type": ?"AWS::Lambda::Function"/g) ?? []).length;
  const found = areChecked ? '; cdk-nag found nothing that is not accepted with a reason' : '';
  return [
    `${functions} functions in ${templates.length} templates${found}.`,
    ...(alarmTopicArn ? [] : ['Alarms reach nobody: the setting alarmTopicArn is not set (docs/operations.md).']),
    ...(nodeMajor >= DEPLOY_NODE ? [] : [`Deploy with Node ${DEPLOY_NODE} or newer; this is Node ${nodeMajor}.`]),
  ];
}
