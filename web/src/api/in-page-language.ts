import { language } from '../preferences/language.ts';
import { refusalWords } from './refusal-words.ts';

/** A reply that says why not, in `errorMsg` or `error`, in the page's language. */
export async function inPageLanguage(reply: unknown): Promise<unknown> {
  if (typeof reply !== 'object' || reply === null || !('reason' in reply)) return reply;
  const { errorMsg, error, reason } = reply as Record<string, unknown>;
  const say = await loadSay();
  return {
    ...reply,
    ...(typeof errorMsg === 'string' && { errorMsg: say(errorMsg, reason) }),
    ...(typeof error === 'string' && { error: say(error, reason) }),
  };
}

/** A reason as it came: the code may be one that this page does not know. */
export interface ReasonHeard {
  readonly code: string;
  readonly values: object;
}

/** Says in the page's language why something is refused: the sentence that came, its reason, of a refusal its kind. */
export type Say = (sentence: string, reason: unknown, kind?: string) => string;

/** The server says its sentences in English. Elsewhere words for their reasons are loaded when one has come. */
export async function loadSay(): Promise<Say> {
  if (language === 'en') return (sentence) => sentence;
  const words = await import('./server-words.ts').catch(() => undefined);
  return (sentence, reason, kind) => {
    const heard = readReason(reason);
    return heard ? (words?.serverWords(heard) ?? refusalWords(sentence, kind, language)) : sentence;
  };
}

/** Undefined where none came, as from a proxy or an older server. */
function readReason(reason: unknown): ReasonHeard | undefined {
  if (typeof reason !== 'object' || reason === null) return undefined;
  const { code, values } = reason as Record<string, unknown>;
  return typeof code === 'string' ? { code, values: typeof values === 'object' && values ? values : {} } : undefined;
}
