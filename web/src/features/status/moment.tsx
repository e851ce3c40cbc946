import { language } from '../../preferences/language.ts';
import { momentWords, withSiteClock } from '../../ui/clock-words.ts';
import { useAfterPaint } from '../../ui/use-after-paint.ts';

/** A date and time: in UTC as the server draws it, then in the reader's time zone. */
export function Moment({ at }: { readonly at: string }) {
  const isLive = useAfterPaint();
  return <time dateTime={at}>{isLive ? momentWords(at, language) : utcWords(at)}</time>;
}

/** Formats date and time in UTC: 'Nov 20, 2026, 3:00pm UTC'. */
function utcWords(at: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return `${withSiteClock(format.format(Date.parse(at)))} UTC`;
}
