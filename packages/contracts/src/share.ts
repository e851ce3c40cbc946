import * as v from 'valibot';
import { call } from './call.ts';
import { Lang, UnitSystem } from './fields.ts';

/** 'folly-beach-the-washout.png': the name in a beach's address, and what it is. */
const ImageName = v.pipe(
  v.string('The image must be named.'),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.png$/, 'The image must be the name of a beach, and .png.'),
  v.maxLength(84, 'The image’s name must be 84 characters at most.'),
  v.transform((name) => name.slice(0, -'.png'.length)),
);

const Day = v.pipe(v.string(), v.isoDate('The day must be a date such as 2026-11-20.'));

/** One day of a beach as a picture of 1200 by 630 pixels, for link previews; today's where no day is named. */
export const getShareImage = call({
  name: 'get-share-image',
  method: 'GET',
  path: '/share/{image}',
  access: 'anyone',
  params: v.object({ image: ImageName }),
  query: v.object({ day: v.optional(Day), units: UnitSystem, lang: Lang }),
  reply: v.custom<Uint8Array>((reply) => reply instanceof Uint8Array),
  replyType: 'image/png',
  cache: { browserS: 3600, edgeS: 3600 },
});
