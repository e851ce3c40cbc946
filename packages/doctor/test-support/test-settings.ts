import type { AccountSettings } from '../src/account/check-account.ts';
import { settingsOf } from '../src/read-settings.ts';

/** Returns the settings of a context in eu-west-1, with their defaults. */
export function readTestSettings(context: Readonly<Record<string, unknown>> = {}): AccountSettings {
  return settingsOf({ region: 'eu-west-1', ...context });
}
