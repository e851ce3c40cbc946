import type { Settings } from './settings.ts';

/**
 * Describes the synthesized app in sentences. `templates` are the texts of all CloudFormation templates, including
 * those of nested stacks.
 */
export function describeSynth(
  templates: readonly string[],
  { areChecked, alarmTopicArn }: Pick<Settings, 'alarmTopicArn'> & { readonly areChecked: boolean },
): readonly string[] {
  const functions = templates.flatMap((text) => text.match(/"Type": ?"AWS::Lambda::Function"/g) ?? []).length;
  const found = areChecked ? '; cdk-nag found nothing that is not accepted with a reason' : '';
  return [
    `${functions} functions in ${templates.length} templates${found}.`,
    ...(alarmTopicArn ? [] : ['Alarms reach nobody: the setting alarmTopicArn is not set (docs/operations.md).']),
  ];
}
