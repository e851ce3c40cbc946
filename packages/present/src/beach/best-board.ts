import { type BoardName, boardFor, type Condition } from '@groundswell/forecast';

/** What the card of the day's board says of each. */
export type BoardTexts = Readonly<Record<BoardName, { readonly name: string; readonly link: string }>>;

/**
 * The page's board of the day, for a face in metres, its main period in
 * seconds and the condition; null when it is flat.
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
