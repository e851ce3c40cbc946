import { readSettings, type Settings } from '@groundswell/infra/settings.ts';
import { App } from 'aws-cdk-lib';

/** Returns the settings of a context, with their defaults. */
export function readTestSettings(context: Readonly<Record<string, unknown>> = {}): Settings {
  return readSettings(new App({ context: { region: 'eu-west-1', ...context } }).node);
}
