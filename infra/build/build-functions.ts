import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions, placeFiles } from '../bundle.ts';
import { bundleDir, cacheDir, functionsDir, repoRoot, siteDir } from '../paths.ts';
import { sourceStamps } from './source-stamps.ts';

/** Bundles all functions into `dist/functions` for the built site, unless the bundles match the sources. */
export function buildFunctions(): void {
  // The stamp lies beside the bundles, so that whoever empties the folder removes it too.
  const stampFile = join(bundleDir, 'sources.stamp');
  const { functions: stamp } = sourceStamps(repoRoot, cacheDir);
  const isBuilt = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (isBuilt) {
    // The site may be newer than the bundles.
    placeFiles({ outDir: bundleDir, siteDir });
  } else {
    bundleFunctions({ sourceDir: functionsDir, outDir: bundleDir, siteDir });
    writeFileSync(stampFile, stamp);
  }
}
