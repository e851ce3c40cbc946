import { language } from '../preferences/language.ts';
import { refusalWords } from './refusal-words.ts';
import type { ReceivedReason } from './server-words.ts';

/** Translates the error messages within a reply, `errorMsg` or `error`, into the page's language. */
export async function inPageLanguage(reply: unknown): Promise<unknown> {
  if (typeof reply !== 'object' || reply === null || !('reason' in reply)) return reply;
  const { errorMsg, error, reason } = reply as Record<string, unknown>;
  const translate = await loadTranslate();
  return {
    ...reply,
    ...(typeof errorMsg === 'string' && { errorMsg: translate(errorMsg, reason) }),
    ...(typeof error === 'string' && { error: translate(error, reason) }),
  };
}

/** A function that translates an error message by its reason, or by its kind if the reason has no translation. */
export type Translate = (sentence: string, reason: unknown, kind?: string) => string;

/**
 * Returns the translator of error messages. The server's messages are English; in other languages the translations are
 * loaded with the first refusal.
 */
export async function loadTranslate(): Promise<Translate> {
  if (language === 'en') return (sentence) => sentence;
  const words = await import('./server-words.ts').catch(() => undefined);
  return (sentence, reason, kind) => {
    const received = readReason(reason);
    return received ? (words?.serverWords(received) ?? refusalWords(sentence, kind, language)) : sentence;
  };
}

/** Returns undefined if the reply has no reason, for example from a proxy or an older server. */
function readReason(reason: unknown): ReceivedReason | undefined {
  if (typeof reason !== 'object' || reason === null) return undefined;
  const { code, values } = reason as Record<string, unknown>;
  return typeof code === 'string' ? { code, values: typeof values === 'object' && values ? values : {} } : undefined;
}
