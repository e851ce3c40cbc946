import type { Line, Type, Typesetter } from './typesetter.ts';

/**
 * Picks the largest of the given type sizes in which a text fits. If even the smallest is too large, the text's line
 * breaks become spaces and the text is cut.
 */
export function fit(
  typesetter: Typesetter,
  content: string,
  types: readonly Type[],
  widthPt: number,
  mostLines: number,
): { readonly type: Type; readonly lines: readonly Line[] } {
  const [smallest] = types.slice(-1);
  if (!smallest) throw new Error('A text needs a type.');
  for (const type of types) {
    const lines = typesetter.breakLines(content, type, widthPt);
    if (lines.length * type.leadingPt <= mostLines * smallest.leadingPt) return { type, lines };
  }
  const runOn = typesetter.breakLines(content.replace(/\s+/g, ' '), smallest, widthPt);
  return { type: smallest, lines: runOn.slice(0, mostLines) };
}
