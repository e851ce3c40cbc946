import type { StoredAccount } from '@groundswell/data/accounts';
import type { QueuedEmail } from '@groundswell/data/email';
import { unitsOfChoices } from '@groundswell/forecast';
import type { AlertWindow } from '@groundswell/forecast/alerts';
import type { AlertBeach } from '@groundswell/pipeline';
import { describeWindows, voiceOf, wordsOf } from '@groundswell/present';

export type AlertMessage = Extract<QueuedEmail, { letter: 'alert' }>;

/**
 * Builds the email about good surf hours at a beach. The best span of hours is described in detail, the others briefly
 * and in order of time.
 */
export function queuedAlert(
  { beach, forecast }: AlertBeach,
  { id: userId, email, lang, units }: Pick<StoredAccount, 'id' | 'email' | 'lang' | 'units'>,
  requestId: string,
  windows: readonly [AlertWindow, ...AlertWindow[]],
): AlertMessage {
  const voice = voiceOf({ units: unitsOfChoices(units), words: wordsOf(lang) });
  const described = describeWindows(forecast, windows, voice);
  const hours = windows.map(({ date, fromAt, endAt, faceMinCm, faceMaxCm, condition, score }, index) => {
    const faces = { faceMinM: faceMinCm / 100, faceMaxM: faceMaxCm / 100 };
    return { window: { day: date, fromAt, endAt, ...faces, condition, score }, more: described[index] };
  });
  const best = hours.reduce((a, b) => (b.window.score > a.window.score ? b : a));
  const also = hours.filter((one) => one !== best).map(({ window }) => window);
  return {
    letter: 'alert',
    requestId,
    email,
    lang,
    userId,
    beachId: beach.id,
    units,
    ...best.window,
    ...best.more,
    ...(also.length > 0 && { also }),
  };
}
