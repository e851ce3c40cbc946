import type { Settings } from './settings.ts';

/** What was synthesized, in sentences for whoever did it; `templates` are texts, those of nested stacks too. */
export function tellSynth(
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
