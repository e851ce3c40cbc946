import { voiceOf, wordsOf } from '@groundswell/present';
import type { AlertEmail } from '../email.ts';
import { dayName } from './day-name.ts';
import { describeBest, describeHours } from './describe-hours.ts';
import type { Draft, DraftContext } from './draft-context.ts';

/** Drafts an alert: time, size, condition and reason, in the reader's units and the beach's local time. */
export function draftAlert({ beach, best, also, units, unsubscribeToken }: AlertEmail, desk: DraftContext): Draft {
  const { lang, site, words } = desk;
  const { alert } = words;
  const voice = voiceOf({ units, words: wordsOf(lang) });
  const described = describeHours(best, beach, voice);
  const token = encodeURIComponent(unsubscribeToken);
  const more = also.map((hours) => {
    const { from, to, surf, condition } = describeHours(hours, beach, voice);
    return { label: dayName(hours.day, lang, 'short'), value: alert.other(from, to, surf, condition) };
  });
  return {
    subject: alert.subject(beach.name, dayName(best.day, lang, 'short'), described.surf, described.condition),
    preheader: alert.preheader(described.from, described.to),
    blocks: [
      { block: 'heading', text: beach.name },
      { block: 'lead', text: alert.when(capital(dayName(best.day, lang, 'long')), described.from, described.to) },
      { block: 'surf', surf: described.surf, rated: described.condition, condition: best.condition },
      { block: 'facts', facts: describeBest(best, beach, alert, voice) },
      ...(more.length > 0
        ? ([
            { block: 'subheading', text: alert.more },
            { block: 'facts', facts: more },
          ] as const)
        : []),
      { block: 'button', link: { label: alert.open, url: `${site}/forecast/${beach.slug}?day=${best.day}` } },
      { block: 'quiet', text: alert.localTime },
    ],
    footer: {
      text: alert.why(beach.name),
      links: [
        { label: alert.settings, url: `${site}/?favorites` },
        { label: alert.unsubscribe(beach.name), url: `${site}/unsubscribe/${token}` },
      ],
    },
    unsubscribeUrl: `${site}/api/unsubscribe/${token}`,
  };
}

/** Capitalizes a weekday at the start of a line, because Spanish weekdays are in lower case. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
