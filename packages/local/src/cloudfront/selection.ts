import type { Selection } from '../template/distribution-plan.ts';

/** Whether the selection includes a name. */
export function selects({ mode, names }: Selection, name: string): boolean {
  switch (mode) {
    case 'all':
      return true;
    case 'none':
      return false;
    case 'some':
      return names.has(name);
    case 'allBut':
      return !names.has(name);
  }
}

/** Returns the `name=value` pairs of a query string or of cookies that any of the selections includes, in order. */
export function selectPairs(
  pairs: readonly string[],
  ...selections: readonly (Selection | undefined)[]
): readonly string[] {
  return pairs.filter((pair) => {
    const name = pair.split('=', 1)[0] ?? '';
    return selections.some((selection) => selection && selects(selection, name));
  });
}

export function pairsOf(query: string): readonly string[] {
  return query === '' ? [] : query.split('&');
}
