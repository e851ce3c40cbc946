import { type BoardName, boardFor, type Condition } from '@groundswell/forecast';

/** The name and the shop link of each board that the board of the day can show. */
export type BoardTexts = Readonly<Record<BoardName, { readonly name: string; readonly link: string }>>;

/**
 * Picks the board of the day by the face height in metres, the main period in seconds and the condition; null for flat
 * water.
 */
export function bestBoard(
  faceM: number,
  periodS: number | undefined,
  condition: Condition | undefined,
  boards: BoardTexts,
): { name: string; link: string; image: string } | null {
  const board = boardFor(faceM, periodS, condition);
  return board ? { ...boards[board], image: board.toLowerCase() } : null;
}
