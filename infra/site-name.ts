import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Throws an Error if the site was built under a name other than `productName`, because emails and pages would then show
 * different names. The build reads the name from cdk.json; `-c` on the CDK's command line does not reach the build.
 */
export function requireSiteNamed(siteDir: string, productName: string): void {
  const manifest = join(siteDir, 'manifest.webmanifest');
  if (!existsSync(manifest)) return;
  const { short_name: built }: { short_name?: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  if (built !== productName)
    throw new Error(
      `The site was built for "${built}", not for the productName "${productName}": set that in cdk.json and build the site again.`,
    );
}
