import { join } from 'node:path';
import { synthesize } from '@groundswell/infra/synth.ts';
import { LOCAL_SETTINGS } from './local-settings.ts';

const [outDir] = process.argv.slice(2);
if (!outDir) throw new Error('The folder to synthesize into must be named.');
synthesize(outDir, { bundleDir: join(outDir, 'bundles'), context: LOCAL_SETTINGS });
