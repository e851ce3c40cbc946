import type { Line, Type, Typesetter } from './typesetter.ts';

/**
 * Picks the largest of some types in which a text fits. In the smallest type, line breaks are joined, and an overlong
 * text is cut.
 */
export function fit(
  typesetter: Typesetter,
  said: string,
  types: readonly Type[],
  widthPt: number,
  mostLines: number,
): { readonly type: Type; readonly lines: readonly Line[] } {
  const [smallest] = types.slice(-1);
  if (!smallest) throw new Error('A text needs a type.');
  for (const type of types) {
    const lines = typesetter.breakLines(said, type, widthPt);
    if (lines.length * type.leadingPt <= mostLines * smallest.leadingPt) return { type, lines };
  }
  const runOn = typesetter.breakLines(said.replace(/\s+/g, ' '), smallest, widthPt);
  return { type: smallest, lines: runOn.slice(0, mostLines) };
}
