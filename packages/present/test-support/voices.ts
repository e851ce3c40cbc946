import { IMPERIAL, METRIC } from '../../forecast/src/units.ts';
import { voiceOf } from '../src/words/voice.ts';

/** English in feet and in metres. */
export const inFeet = voiceOf({ units: IMPERIAL });
export const inMetres = voiceOf({ units: METRIC });
