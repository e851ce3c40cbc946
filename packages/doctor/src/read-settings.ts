import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRefusals, nodeOf, type Refusal } from '@groundswell/infra/list-refusals.ts';
import { repoRoot } from '@groundswell/infra/paths.ts';
import { readSettings } from '@groundswell/infra/settings.ts';
import type { AccountSettings } from './account/check-account.ts';

/**
 * Reads the settings as a deployment does: cdk.json with `overrides`. Returns those that the synthesis refuses instead,
 * if there are any.
 */
export function readDeploymentSettings(
  overrides: Readonly<Record<string, string>>,
): AccountSettings | readonly Refusal[] {
  const { context } = JSON.parse(readFileSync(join(repoRoot, 'cdk.json'), 'utf8'));
  const refusals = listRefusals({ ...context, ...overrides });
  return refusals.length > 0 ? refusals : settingsOf({ ...context, ...overrides });
}

export function settingsOf(context: Readonly<Record<string, unknown>>): AccountSettings {
  const node = nodeOf(context);
  return { settings: readSettings(node), mapboxStyle: String(node.tryGetContext('mapboxStyle') ?? '') };
}
