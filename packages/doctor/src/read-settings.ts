import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '@groundswell/infra/paths.ts';
import { readSettings } from '@groundswell/infra/settings.ts';
import { RootConstruct } from 'constructs';
import type { AccountSettings } from './account/check-account.ts';

/** Reads the settings as a deployment does: cdk.json with `overrides`. Throws an Error that describes a bad value. */
export function readDeploymentSettings(overrides: Readonly<Record<string, string>>): AccountSettings {
  const { context } = JSON.parse(readFileSync(join(repoRoot, 'cdk.json'), 'utf8'));
  return settingsOf({ ...context, ...overrides });
}

export function settingsOf(context: Readonly<Record<string, unknown>>): AccountSettings {
  const { node } = new RootConstruct();
  for (const [name, value] of Object.entries(context)) node.setContext(name, value);
  return { settings: readSettings(node), mapboxStyle: String(node.tryGetContext('mapboxStyle') ?? '') };
}
