import type { CanvasPost, PostState } from '@groundswell/contracts';
import { m } from '../../../paraglide/canvas.js';
import { language } from '../../../preferences/language.ts';
import { LANGUAGES } from '../../../preferences/language-choice.ts';
import { momentWords } from '../../../ui/clock-words.ts';
import type { Writing } from '../writing/writing.ts';

/** The languages of a post, each under its native name. */
export const LANGS = LANGUAGES;

/** Joins the native names of languages: 'English, Español'. */
export function languageNames(langs: readonly string[]): string {
  return LANGS.flatMap(({ value, text }) => (langs.includes(value) ? text : [])).join(m.ui_list_comma());
}

/** Returns the plural name of a state, for lists of posts. */
export function stateName(state: PostState): string {
  return {
    draft: m.canvas_state_draft,
    review: m.canvas_state_review,
    scheduled: m.canvas_state_scheduled,
    published: m.canvas_state_published,
    deleted: m.canvas_state_deleted,
  }[state]();
}

/** Returns the name of a state, for a single post. */
export function oneState(state: PostState): string {
  return {
    draft: m.canvas_is_draft,
    review: m.canvas_is_review,
    scheduled: m.canvas_is_scheduled,
    published: m.canvas_is_published,
    deleted: m.canvas_is_deleted,
  }[state]();
}

/** Returns the state of a post with its time, in the reader's time zone. */
export function stateWords({
  state,
  publishAt,
  publishedAt,
  hasChanges,
}: Pick<CanvasPost, 'state' | 'publishAt' | 'publishedAt' | 'hasChanges'>): string {
  if (state === 'scheduled' && publishAt) return m.canvas_scheduled_for({ time: timeWords(publishAt) });
  if (state === 'published' && publishedAt && hasChanges) return m.canvas_published_changed();
  if (state === 'published' && publishedAt) return m.canvas_published_on({ time: timeWords(publishedAt) });
  return oneState(state);
}

export function timeWords(instant: string): string {
  return momentWords(instant, language);
}

/**
 * Returns the save status: on the server, saving, only on this device, or only in this tab if the device's storage
 * fails.
 */
export function saveWords({ state, post, fault, closed, conflict }: Writing, isKept: boolean): string {
  switch (state) {
    case 'saved':
      return post.revision === '' ? '' : m.canvas_saved({ time: timeWords(post.updatedAt) });
    case 'changed':
      return m.canvas_changed();
    case 'saving':
      return m.canvas_saving();
    case 'waiting':
      return isKept ? m.canvas_waiting() : m.canvas_waiting_alone();
    case 'refused':
      // An error shown at its field is not repeated here.
      return Object.keys(fault?.fields ?? {}).length > 0 ? m.editing_see_fields() : (fault?.message ?? '');
    case 'closed':
      return closed === 'deleted' ? m.canvas_gone_short() : m.canvas_not_yours_short();
    case 'conflict':
      return conflict?.isOwn ? m.canvas_conflict_own_short() : m.canvas_conflict_short();
  }
}
