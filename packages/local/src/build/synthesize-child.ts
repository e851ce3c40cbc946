import { synthesize } from '@groundswell/infra/synth.ts';
import { LOCAL_SETTINGS } from './local-settings.ts';

const [outDir] = process.argv.slice(2);
if (!outDir) throw new Error('The folder to synthesize into must be named.');
synthesize(outDir, { shares: true, context: LOCAL_SETTINGS });
