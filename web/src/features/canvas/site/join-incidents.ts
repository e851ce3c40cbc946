import type { SiteContents } from '@groundswell/contracts';

type Incidents = SiteContents['incidents'];
type Update = Incidents[number]['updates'][number];

/**
 * Joins one's own incidents with those that another editor saved first: of different incidents all are kept, and of the
 * same one both editors' updates. What both changed is as in one's own text.
 */
export function joinIncidents(theirs: Incidents, mine: Incidents): Incidents {
  const isIn = (list: readonly { readonly id: string }[], id: string) => list.some((one) => one.id === id);
  return [
    ...mine.map((own) => {
      const other = theirs.find(({ id }) => id === own.id);
      return other ? { ...own, updates: joinUpdates(other.updates, own.updates) } : own;
    }),
    ...theirs.filter(({ id }) => !isIn(mine, id)),
  ];
}

function joinUpdates(theirs: readonly Update[], mine: readonly Update[]): Update[] {
  const added = theirs.filter((their) => !mine.some(({ at, text }) => at === their.at || text.en === their.text.en));
  return [...mine, ...added].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
