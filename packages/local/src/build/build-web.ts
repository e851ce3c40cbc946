import { buildSite } from '@groundswell/infra/build/build-site.ts';
import { beginApp } from './build-app.ts';

/** Brotli's best quality, 11, would save a twelfth of the bytes but take five more seconds of CPU time. */
const BROTLI_QUALITY = 5;

/** Builds the site, unless it is built. It also starts the app's build, which `buildApp` finishes. */
export function buildWeb(repoRoot: string, cacheDir: string, signal: AbortSignal): Promise<void> {
  const onBuild = (built: Promise<unknown>) => void beginApp(repoRoot, cacheDir, signal, built);
  return buildSite(repoRoot, cacheDir, signal, { brotliQuality: BROTLI_QUALITY, onBuild });
}
