import { IMPERIAL, METRIC } from '@groundswell/forecast';
import { voiceOf } from '../src/words/voice.ts';

/** The voices of English readers, one in feet and one in metres. */
export const inFeet = voiceOf({ units: IMPERIAL });
export const inMetres = voiceOf({ units: METRIC });
