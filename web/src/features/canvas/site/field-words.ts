import { incidentStateWords } from '../../../entities/incident/incident-state.ts';
import { m } from '../../../paraglide/canvas.js';
import { type Difference, differencesOf } from './compare-contents.ts';
import { momentWords } from './words.ts';

const FIELDS: Readonly<Record<string, () => string>> = {
  isOn: m.editing_field_on,
  isShown: m.editing_field_shown,
  kind: m.editing_kind,
  text: m.editing_text,
  from: m.editing_from,
  until: m.editing_until,
  id: m.editing_faq_id,
  question: m.editing_field_question,
  answer: m.editing_field_answer,
  url: m.editing_link,
  link: m.editing_link,
  img: m.editing_picture,
  title: m.editing_title,
  description: m.editing_description,
  name: m.editing_name,
  order: m.editing_field_order,
  at: m.editing_at,
  state: m.editing_state,
  updates: m.editing_updates,
  en: m.editing_english,
  es: m.editing_spanish,
  'zh-CN': m.editing_chinese,
};
const KINDS: Readonly<Record<string, () => string>> = {
  info: m.editing_kind_info,
  warning: m.editing_kind_warning,
  danger: m.editing_kind_danger,
  ...incidentStateWords,
};

/** Returns the label of a field: 'tide-heights · Answer · English'; item names appear as they are. */
export function fieldWords(path: readonly string[]): string {
  return path
    .filter((part) => part !== 'boards')
    .map((part) => FIELDS[part]?.() ?? part)
    .join(' · ');
}

/** Returns the differences that editors can see: times within the same minute look equal. */
export function shownDifferences(theirs: unknown, mine: unknown): Difference[] {
  return differencesOf(theirs, mine).filter((one) => valueWords(one.theirs) !== valueWords(one.mine));
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

export function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? m.editing_yes() : m.editing_no();
  if (typeof value !== 'string' || value === '') return '–';
  return KINDS[value]?.() ?? (INSTANT.test(value) ? momentWords(value) : value);
}
