import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintSource } from '@secretlint/core';
import { secretLintProfiler } from '@secretlint/profiler';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';

/** Live keys of Stripe and secret tokens of Mapbox, which the preset lacks. */
const OWN_RULES = /\b(?:(?:sk|rk)_live_\w{16,}|sk\.eyJ[\w.-]{40,})/g;
/** Folders that are built or installed. */
const NOT_OWN: readonly string[] = ['.data', '.git', 'cdk.out', 'coverage', 'dist', 'node_modules', 'paraglide'];
// The library's profiler compares each mark with all before it, which takes a minute for this many files.
Object.assign(secretLintProfiler, { mark: () => undefined });

const RULES = { rules: [{ id: 'recommended', rule: creator }] };

/** Accepted texts that only look like credentials. They are written in parts, so that this file holds none. */
const NO_SECRETS: readonly string[] = [['https:/', 'user:word@fcm.googleapis.com'].join('/')];

/**
 * Finds credentials in a text: keys of AWS, Google, GitHub, Stripe, Slack and others, private keys, passwords in URLs.
 * Returns 'path:line: what it is', without the credential itself.
 */
export async function findSecrets(path: string, content: string): Promise<readonly string[]> {
  const { messages } = await lintSource({
    source: { filePath: path, content, contentType: 'text', ext: /\.[^.]*$/.exec(path)?.[0] ?? '' },
    options: { config: RULES, noPhysicFilePath: true, maskSecrets: true },
  });
  const own = [...content.matchAll(OWN_RULES)].map(
    ({ index }) => `${path}:${content.slice(0, index).split('\n').length}: key of Stripe or Mapbox`,
  );
  const others = messages
    .filter(({ range: [from, to] }) => !NO_SECRETS.includes(content.slice(from, to)))
    .map(({ loc, messageId }) => `${path}:${loc.start.line}: ${messageId}`);
  return [...own, ...others];
}

/** Reads the repository's own text files, with their paths below the root. */
export function* readOwnTexts(root: string, folder = ''): Generator<readonly [path: string, text: string]> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (NOT_OWN.includes(entry.name)) continue;
    if (entry.isDirectory()) yield* readOwnTexts(root, path);
    if (!entry.isFile()) continue;
    const text = readFileSync(join(root, path), 'utf8');
    if (!text.includes('\0')) yield [path, text];
  }
}
