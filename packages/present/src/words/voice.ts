import type { Units } from '@groundswell/forecast';
import { english } from './english.ts';
import type { Words } from './words.ts';

/** A reader's units and words. */
export interface Voice extends Units {
  readonly words: Words;
}

export interface VoiceOf {
  readonly units: Units;
  /** The reader's words; English by default. */
  readonly words?: Words;
}

export function voiceOf({ units, words = english }: VoiceOf): Voice {
  return { ...units, words };
}
