import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawManifest } from '@groundswell/web/testing/manifest';
import { readProductName } from '@groundswell/web/testing/product-name';
import { afterAll, expect, test } from 'vitest';
import { requireSiteNamed } from './site-name.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'groundswell-named-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

test('the site and everything else have one name, that of cdk.json; a site that is not built has none yet', () => {
  expect(() => requireSiteNamed(join(siteDir, 'none'), 'Tradewind')).not.toThrow();
  writeFileSync(join(siteDir, 'manifest.webmanifest'), drawManifest(readProductName()));
  expect(() => requireSiteNamed(siteDir, readProductName())).not.toThrow();
  expect(() => requireSiteNamed(siteDir, 'Tradewind')).toThrow(/not for the productName "Tradewind"/);
});
