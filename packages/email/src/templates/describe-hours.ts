import { listLocalDays, windOrigin, windRelation } from '@groundswell/forecast';
import type { EmailWords } from '@groundswell/present';
import { tideText, type Voice, windowTexts, windText } from '@groundswell/present';
import type { AlertEmail, BestHours, WorthyHours } from '../email.ts';
import type { Fact } from '../email-document.ts';

type Beach = AlertEmail['beach'];
type AlertWords = EmailWords['alert'];

/** The smallest change of level, metres, that is called rising or falling. */
const STEADY_M = 0.03;

export interface DescribedHours {
  readonly from: string;
  readonly to: string;
  readonly surf: string;
  readonly condition: string;
}

/** Describes a span of surf hours: times in the beach's local time, heights in the reader's units. */
export function describeHours(hours: WorthyHours, { timeZone }: Beach, voice: Voice): DescribedHours {
  const [day] = listLocalDays(timeZone, hours.fromAt, 1);
  if (!day) throw new Error(`No day of ${timeZone} holds ${hours.fromAt}.`);
  const { from, to, surf } = windowTexts(hours, day, timeZone, voice);
  return {
    from,
    to,
    surf: spanned(surf).replaceAll(' ', '\u00a0'),
    condition: voice.words.conditions[hours.condition],
  };
}

/** Replaces the hyphens in ranges from the API with dashes, as the web pages do: '3–4 ft'. */
function spanned(text: string): string {
  return text.replaceAll(/(?<=\d)-(?=\d)/g, '–');
}

/** Lists further details of the best span of hours. */
export function describeBest(best: BestHours, beach: Beach, words: AlertWords, voice: Voice): readonly Fact[] {
  const { labels } = words;
  const facts: readonly (Fact | undefined)[] = [
    best.wind && { label: labels.wind, value: describeWind(best.wind, beach, words, voice) },
    best.tide && { label: labels.tide, value: describeTide(best.tide, words, voice) },
    { label: labels.score, value: words.score(Math.round(best.score)) },
    best.why ? { label: labels.why, value: spanned(best.why) } : undefined,
  ];
  return facts.filter((fact) => fact !== undefined);
}

function describeWind(
  { speedMps, fromDeg }: NonNullable<BestHours['wind']>,
  beach: Beach,
  words: AlertWords,
  voice: Voice,
): string {
  const wind = windText(speedMps, fromDeg, voice);
  const originDeg = windOrigin(speedMps, fromDeg);
  if (originDeg === undefined) return wind;
  return words.wind(wind, voice.words.relations[windRelation(originDeg, beach.facingDeg)]);
}

function describeTide({ fromM, toM }: NonNullable<BestHours['tide']>, words: AlertWords, voice: Voice): string {
  const direction = Math.abs(toM - fromM) < STEADY_M ? 'steady' : toM > fromM ? 'rising' : 'falling';
  return words.tide(tideText(fromM, voice), tideText(toM, voice), direction);
}
