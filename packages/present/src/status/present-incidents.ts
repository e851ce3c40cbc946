import type { Language, SiteContents, StatusReply } from '@groundswell/contracts';
import { DAY_MS } from '@groundswell/durations';

type Written = SiteContents['incidents'][number];
type Incident = StatusReply['incidents'][number];

/** How long a resolved incident stays on the page. */
const SHOWN_MS = 90 * DAY_MS;

/**
 * Presents the incidents in a language: the open ones, then those resolved within 90 days, newest first. An update is
 * shown from its time on, so an incident without one is not shown yet.
 */
export function presentIncidents(written: SiteContents['incidents'], lang: Language, now: number): Incident[] {
  return written
    .flatMap((incident) => presentIncident(incident, lang, now) ?? [])
    .filter(({ resolved_at }) => resolved_at === null || Date.parse(resolved_at) > now - SHOWN_MS)
    .sort((a, b) => orderOf(a).localeCompare(orderOf(b)))
    .reverse();
}

function presentIncident({ id, title, updates }: Written, lang: Language, now: number): Incident | undefined {
  // Sorting keeps the order of equal times, so that the last written of such updates counts as the newest.
  const shown = updates
    .filter(({ at }) => Date.parse(at) <= now)
    .reverse()
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const [newest, oldest] = [shown[0], shown.at(-1)];
  if (!newest || !oldest) return undefined;
  // An incident has a single language, which its `lang` attribute gives to screen readers.
  const isWritten = title[lang] !== '' && shown.every(({ text }) => text[lang] !== '');
  const own = isWritten ? lang : 'en';
  const instant = (at: string) => new Date(at).toISOString();
  return {
    id,
    lang: own,
    title: title[own],
    state: newest.state,
    started_at: instant(oldest.at),
    resolved_at: newest.state === 'resolved' ? instant(newest.at) : null,
    updates: shown.map(({ at, state, text }) => ({ at: instant(at), state, text: text[own] })),
  };
}

/** Returns a text by which incidents sort: the last one is open, or was resolved last. */
function orderOf({ resolved_at, started_at }: Incident): string {
  return resolved_at === null ? `open ${started_at}` : `ended ${resolved_at}`;
}
