import { language } from '../preferences/language.ts';
import { refusalWords } from './refusal-words.ts';

/** A reply that may say why not, in `errorMsg` or `error`, in the page's language. */
export async function inPageLanguage(reply: unknown): Promise<unknown> {
  if (typeof reply !== 'object' || reply === null) return reply;
  const { errorMsg, error } = reply as Record<string, unknown>;
  if (typeof errorMsg !== 'string' && typeof error !== 'string') return reply;
  const say = await loadSay();
  return {
    ...reply,
    ...(typeof errorMsg === 'string' && { errorMsg: say(errorMsg) }),
    ...(typeof error === 'string' && { error: say(error) }),
  };
}

/** Says a sentence of the server, of a refusal with its code, in the page's language. */
export type Say = (sentence: string, code?: string) => string;

/** The server says sentences of its own in English. Elsewhere words for them are loaded when one has come. */
export async function loadSay(): Promise<Say> {
  if (language === 'en') return (sentence) => sentence;
  const words = await import('./server-words.ts').catch(() => undefined);
  return (sentence, code) => words?.serverWords(sentence) ?? refusalWords(sentence, code, language);
}
