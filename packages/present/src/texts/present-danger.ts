import type { DangerReply } from '@groundswell/contracts';
import { dangerOf } from '@groundswell/forecast';
import type { Voice } from '../words/voice.ts';

/**
 * Presents the danger of the largest of some face heights: who can surf it, and the risk; null if the surf is harmless
 * or unknown.
 */
export function presentDanger(facesM: readonly (number | undefined)[], { words }: Voice): DangerReply | null {
  const level = dangerOf(Math.max(0, ...facesM.filter((faceM) => faceM !== undefined)));
  return level ? { level, ...words.surf.dangers[level] } : null;
}
