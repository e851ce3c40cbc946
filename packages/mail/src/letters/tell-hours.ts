import { listLocalDays, windOrigin, windRelation } from '@groundswell/forecast';
import type { LetterWords } from '@groundswell/present';
import { tideText, type Voice, windowTexts, windText } from '@groundswell/present';
import type { AlertLetter, BestHours, WorthyHours } from '../letter.ts';
import type { Fact } from '../sheet.ts';

type Beach = AlertLetter['beach'];
type AlertWords = LetterWords['alert'];

/** Less of a change than this, metres, is no tide that rises or falls. */
const STEADY_M = 0.03;

export interface ToldHours {
  readonly from: string;
  readonly to: string;
  readonly surf: string;
  readonly condition: string;
}

/** Hours worth the way there: times by the beach's clock, sizes in the reader's units. */
export function tellHours(hours: WorthyHours, { timeZone }: Beach, voice: Voice): ToldHours {
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

/** Spans are hyphened on the wire; a reader gets them as on the pages: '3–4 ft'. */
function spanned(text: string): string {
  return text.replaceAll(/(?<=\d)-(?=\d)/g, '–');
}

/** What is told of the best ones beside that. */
export function tellBest(best: BestHours, beach: Beach, words: AlertWords, voice: Voice): readonly Fact[] {
  const { labels } = words;
  const facts: readonly (Fact | undefined)[] = [
    best.wind && { label: labels.wind, value: tellWind(best.wind, beach, words, voice) },
    best.tide && { label: labels.tide, value: tellTide(best.tide, words, voice) },
    { label: labels.score, value: words.score(Math.round(best.score)) },
    best.why ? { label: labels.why, value: spanned(best.why) } : undefined,
  ];
  return facts.filter((fact) => fact !== undefined);
}

function tellWind(
  { speedMps, fromDeg }: NonNullable<BestHours['wind']>,
  beach: Beach,
  words: AlertWords,
  voice: Voice,
): string {
  const told = windText(speedMps, fromDeg, voice);
  const originDeg = windOrigin(speedMps, fromDeg);
  if (originDeg === undefined) return told;
  return words.wind(told, voice.words.relations[windRelation(originDeg, beach.facingDeg)]);
}

function tellTide({ fromM, toM }: NonNullable<BestHours['tide']>, words: AlertWords, voice: Voice): string {
  const direction = Math.abs(toM - fromM) < STEADY_M ? 'steady' : toM > fromM ? 'rising' : 'falling';
  return words.tide(tideText(fromM, voice), tideText(toM, voice), direction);
}
