import type { Units } from '@groundswell/forecast';
import { english } from './english.ts';
import type { Words } from './words.ts';

/** How a reader is spoken to: in which units, in which words. */
export interface Voice extends Units {
  readonly words: Words;
}

export interface VoiceOf {
  readonly units: Units;
  /** English where none are given. */
  readonly words?: Words;
}

export function voiceOf({ units, words = english }: VoiceOf): Voice {
  return { ...units, words };
}
