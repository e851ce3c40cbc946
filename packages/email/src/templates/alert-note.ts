import type { Language } from '@groundswell/contracts';
import { emailWordsOf, voiceOf, wordsOf } from '@groundswell/present';
import type { AlertEmail } from '../email.ts';
import { dayName } from './day-name.ts';
import { describeHours } from './describe-hours.ts';

/** An alert as a push notification. */
export interface AlertNote {
  readonly title: string;
  readonly body: string;
  /** The tag of the notification. A later notification with the same tag replaces one that is still shown. */
  readonly tag: string;
  /** The path of the beach's forecast. */
  readonly path: string;
  readonly lang: Language;
}

/** Drafts a notification from the subject and the preheader of the alert's email. */
export function draftAlertNote(
  { beach, best, units }: Pick<AlertEmail, 'beach' | 'best' | 'units'>,
  lang: Language,
): AlertNote {
  const { alert } = emailWordsOf(lang, '');
  const { from, to, surf, condition } = describeHours(best, beach, voiceOf({ units, words: wordsOf(lang) }));
  const when = alert.preheader(from, to);
  return {
    title: alert.subject(beach.name, dayName(best.day, lang, 'short'), surf, condition),
    body: best.why ? `${when}\n${best.why}` : when,
    tag: `alert-${beach.slug}`,
    path: `/forecast/${beach.slug}?day=${best.day}`,
    lang,
  };
}
