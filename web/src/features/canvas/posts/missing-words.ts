import type { CanvasPost } from '@groundswell/contracts';
import { missingParts, type RequiredPart } from '@groundswell/posts';
import { m } from '../../../paraglide/canvas.js';
import { language } from '../../../preferences/language.ts';
import type { Fault } from '../writing/writing.ts';
import { LANGS } from './words.ts';

type Post = Pick<CanvasPost, 'texts' | 'topic' | 'image'>;

const REQUIRED: Readonly<Record<RequiredPart, () => string>> = {
  title: m.canvas_required_title,
  document: m.canvas_required_text,
  'document.alt': m.canvas_required_alt,
  imageAlt: m.canvas_required_image_alt,
};
const PARTS: readonly RequiredPart[] = ['title', 'document', 'document.alt', 'imageAlt'];

/**
 * Returns the missing required fields, without which the server refuses to publish: 'a title', 'a text (Español)'.
 * Empty if the post is complete.
 */
export function requiredWords(post: Post): readonly string[] {
  const missing = missingOf(post);
  return PARTS.flatMap((part) => {
    const lacking = missing.filter(({ parts }) => parts.includes(part));
    return lacking.length > 0 ? [REQUIRED[part]() + ofLangs(lacking, missing.length)] : [];
  });
}

/** Returns an error for each missing required field; undefined if the post is complete. */
export function requiredFault(post: Post): Fault | undefined {
  const fields = missingOf(post).flatMap(({ value, parts }) => parts.map((part) => `texts.${value}.${part}`));
  if (fields.length === 0) return undefined;
  return { message: '', fields: Object.fromEntries(fields.map((field) => [field, [m.canvas_required_here()]])) };
}

/**
 * Returns a sentence on the missing recommended fields: 'Not needed, but good to have: a summary (Español) and a
 * topic.' Undefined if none is missing.
 */
export function advisedWords({ texts, topic, image }: Post): string | undefined {
  const written = LANGS.filter(({ value }) => texts[value]);
  const bare = written.filter(({ value }) => texts[value]?.summary === '');
  const missing = [
    ...(bare.length > 0 ? [m.canvas_advised_summary() + ofLangs(bare, written.length)] : []),
    ...(topic === null ? [m.canvas_advised_topic()] : []),
    ...(image === null ? [m.canvas_advised_image()] : []),
  ];
  if (missing.length === 0) return undefined;
  return m.canvas_advised({ parts: new Intl.ListFormat(language, { type: 'conjunction' }).format(missing) });
}

function missingOf({ texts, image }: Post) {
  return LANGS.flatMap(({ value, text: name }) => {
    const text = texts[value];
    return text ? [{ value, text: name, parts: missingParts(text, image !== null) }] : [];
  });
}

/** Returns the names of the affected languages in parentheses; an empty string if all languages are affected. */
function ofLangs(langs: readonly { readonly text: string }[], count: number): string {
  if (langs.length >= count) return '';
  const names = langs.map(({ text }) => text).join(m.ui_list_comma());
  return language === 'zh-CN' ? `（${names}）` : ` (${names})`;
}
