import type { DangerReply } from '@groundswell/contracts';
import { dangerOf } from '@groundswell/forecast';
import type { Voice } from '../words/voice.ts';

/** Who the highest of some faces is for and what its danger is; null where the surf by itself is none, or unknown. */
export function presentDanger(facesM: readonly (number | undefined)[], { words }: Voice): DangerReply | null {
  const level = dangerOf(Math.max(0, ...facesM.filter((faceM) => faceM !== undefined)));
  return level ? { level, ...words.surf.dangers[level] } : null;
}
