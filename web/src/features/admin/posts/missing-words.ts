import type { CanvasPost } from '@groundswell/contracts';
import { m } from '../../../paraglide/canvas.js';
import { language } from '../../../preferences/language.ts';
import { LANGS } from './words.ts';

/** 'Still missing: summary (Español), topic and picture': what a post may go out without; undefined where it has all. */
export function missingWords({
  texts,
  topic,
  image,
}: Pick<CanvasPost, 'texts' | 'topic' | 'image'>): string | undefined {
  const written = LANGS.filter(({ value }) => texts[value]);
  const bare = written.filter(({ value }) => texts[value]?.summary === '');
  // Of all languages, or of those that lack it.
  const of = bare.length < written.length ? ` (${bare.map(({ text }) => text).join(', ')})` : '';
  const missing = [
    ...(bare.length > 0 ? [m.canvas_missing_summary() + of] : []),
    ...(topic === null ? [m.canvas_missing_topic()] : []),
    ...(image === null ? [m.canvas_missing_image()] : []),
  ];
  if (missing.length === 0) return undefined;
  return m.canvas_missing({ parts: new Intl.ListFormat(language, { type: 'conjunction' }).format(missing) });
}
