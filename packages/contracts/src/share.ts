import * as v from 'valibot';
import { call } from './call.ts';
import { CalendarDay, Lang, UnitSystem } from './fields.ts';
import { message } from './refusals/reason.ts';

/**
 * Returns the schema of a file name, 'folly-beach-the-washout.png': the slug of a beach or place, and the file type.
 */
function FileName(field: string, type: 'png' | 'pdf', refused: string) {
  return v.pipe(
    v.string(message('not-named', { field })),
    v.regex(new RegExp(`^[a-z0-9]+(?:-[a-z0-9]+)*\\.${type}$`), refused),
    v.maxLength(84, message('too-long', { field: `${field}’s name`, count: 84 })),
    v.transform((name) => name.slice(0, -`.${type}`.length)),
  );
}

/**
 * Renders a picture of a place's surf, 1200 by 630 pixels. Link previews show it. For a beach it shows one day, by
 * default today. For a region, area or local it shows today's largest surf. Signed-in users may request any day of
 * their plan, in their own units.
 */
export const getShareImage = call({
  name: 'get-share-image',
  method: 'GET',
  path: '/share/{image}',
  access: 'anyone',
  fails: [404],
  readsToken: true,
  params: v.object({ image: FileName('image', 'png', message('not-an-image')) }),
  query: v.object({ day: v.optional(CalendarDay), units: UnitSystem, lang: Lang }),
  reply: v.custom<Uint8Array>((reply) => reply instanceof Uint8Array),
  replyType: 'image/png',
  cache: { browserS: 3600, edgeS: 3600 },
});

/**
 * Renders one day of a beach as a PDF to print. The day is today by default. Signed-in users may request any day of
 * their plan, in their own units.
 */
export const getDaySheet = call({
  name: 'get-day-sheet',
  method: 'GET',
  path: '/sheet/{sheet}',
  namesSite: true,
  access: 'anyone',
  fails: [404],
  readsToken: true,
  params: v.object({ sheet: FileName('sheet', 'pdf', message('not-a-sheet')) }),
  query: v.object({ day: v.optional(CalendarDay), units: UnitSystem, lang: Lang }),
  reply: v.custom<Uint8Array>((reply) => reply instanceof Uint8Array),
  replyType: 'application/pdf',
  cache: { browserS: 300, edgeS: 600 },
});
