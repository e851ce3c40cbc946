import * as v from 'valibot';
import { GivenInstant, Instant, ONE_PLAIN_LINE, PLAIN_TEXT } from './fields.ts';
import { message } from './refusals/reason.ts';
import { ROLES, type Role } from './roles.ts';
import { cleanLine } from './texts/permitted-text.ts';
import { isBlank, shortenStacks } from './texts/visible-text.ts';
import { isHttpsAddress, isSitePath } from './web-address.ts';

/**
 * The sections of the site that editors can write. Each is stored as numbered revisions; until the first revision is
 * saved, the built-in content applies.
 */
export const SITE_SECTIONS = ['notice', 'faqs', 'services', 'promo', 'trip', 'boards', 'incidents'] as const;
export type SiteSection = (typeof SITE_SECTIONS)[number];

/**
 * The least role that may change each section. Only an admin may change the promotion, because it grants free trial
 * days.
 */
export const SECTION_ROLES = {
  notice: 'editor',
  faqs: 'editor',
  services: 'editor',
  promo: 'admin',
  trip: 'editor',
  boards: 'editor',
  incidents: 'editor',
} as const satisfies Record<SiteSection, Role>;

const hidden = message('hidden-characters', { field: 'text' });
const Line = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => plain(cleanLine(text))),
    v.regex(ONE_PLAIN_LINE, message('not-one-line', { field: 'text' })),
    v.maxLength(most, message('too-long', { field: 'text', count: most })),
  );
const Prose = (most: number) =>
  v.pipe(
    v.string(),
    v.transform(plain),
    v.regex(PLAIN_TEXT, hidden),
    v.maxLength(most, message('too-long', { field: 'text', count: most })),
  );
/** Trims a text; one that looks empty is empty. */
function plain(text: string): string {
  return isBlank(text) ? '' : shortenStacks(text.trim());
}
const written = v.minLength<string, 1, string>(1, message('text-missing'));

/** Returns the schema of a text that is required in every language, so that no page mixes languages. */
function inEachLanguage<Text extends v.GenericSchema<string>>(text: Text) {
  return v.object({ en: text, es: text, 'zh-CN': text });
}
const SiteLine = (most: number) => inEachLanguage(v.pipe(Line(most), written));

/** A link to a page of the site, or an https address. Script links such as `javascript:` are invalid. */
const SiteLink = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[^\s<>"'`\\]*$/u, message('link-not-valid')),
  v.check((link) => isSitePath(link) || isHttpsAddress(link), message('link-not-valid')),
  v.maxLength(300, message('too-long', { field: 'link', count: 300 })),
);
/** The path of a built-in drawing or of a picture from the library. */
const SiteImage = v.pipe(
  v.string(),
  v.regex(/^(?:\/[\w.-]+)+$/, message('picture-not-valid')),
  v.maxLength(201, message('picture-not-valid')),
  v.check(isSitePath, message('picture-not-valid')),
);

export const NOTICE_KINDS = ['info', 'warning', 'danger'] as const;

/** The site-wide notice. It is shown while it is switched on and the current time is within its period. */
export const SiteNotice = v.pipe(
  v.object({
    isOn: v.boolean(),
    kind: v.picklist(NOTICE_KINDS),
    text: inEachLanguage(Line(300)),
    from: v.nullable(Instant),
    until: v.nullable(Instant),
  }),
  v.forward(
    v.check(({ isOn, text }) => !isOn || text.en !== '', message('text-missing')),
    ['text', 'en'],
  ),
  v.forward(
    v.check(({ isOn, text }) => !isOn || text.es !== '', message('text-missing')),
    ['text', 'es'],
  ),
  v.forward(
    v.check(({ isOn, text }) => !isOn || text['zh-CN'] !== '', message('text-missing')),
    ['text', 'zh-CN'],
  ),
  v.forward(
    v.check(
      ({ from, until }) => from === null || until === null || Date.parse(from) < Date.parse(until),
      message('notice-ends-first'),
    ),
    ['until'],
  ),
);

/**
 * The questions and answers. An answer has paragraphs separated by blank lines, `[links](/where)` and `**strong**`
 * words; other markup is shown as plain text.
 */
export const SiteFaqs = v.pipe(
  v.array(
    v.object({
      /** The fragment of the question's address: '/faq#tide-heights'. */
      id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, message('faq-name')), v.maxLength(60)),
      question: SiteLine(160),
      answer: inEachLanguage(v.pipe(Prose(4000), written)),
    }),
  ),
  v.minLength(1, message('list-empty')),
  v.maxLength(100, message('list-full', { count: 100 })),
  v.check((faqs) => new Set(faqs.map(({ id }) => id)).size === faqs.length, message('faq-names-twice')),
);

export const SiteServices = v.pipe(
  v.array(v.object({ url: SiteLink, img: SiteImage, title: SiteLine(80), description: SiteLine(300) })),
  v.minLength(1, message('list-empty')),
  v.maxLength(24, message('list-full', { count: 24 })),
);

/**
 * The partner's promotion. `isOn` grants customers of the partner a longer trial, and `isShown` shows the banner with
 * the text.
 */
export const SitePromo = v.object({
  isOn: v.boolean(),
  isShown: v.boolean(),
  text: SiteLine(200),
});

/** The recommended trip. `isOn` shows or hides its card. */
export const SiteTrip = v.object({ isOn: v.boolean(), link: SiteLink, text: SiteLine(200) });

export const BOARDS = ['Foamie', 'Longboard', 'Fish', 'Shortboard', 'Step-up', 'Gun'] as const;
/** The link and name of each surfboard. The current waves decide which board the card of the day recommends. */
export const SiteBoards = v.object({
  isOn: v.boolean(),
  boards: v.pipe(
    v.array(v.object({ board: v.picklist(BOARDS), link: SiteLink, name: SiteLine(60) })),
    v.length(BOARDS.length),
    v.check((boards) => BOARDS.every((one) => boards.some(({ board }) => board === one))),
  ),
});

export const INCIDENT_STATES = ['investigating', 'identified', 'monitoring', 'resolved'] as const;

const inEnglish = v.minLength<string, 1, string>(1, message('english-missing'));
/**
 * A line whose English is required. An incident is often written in a hurry, so the other languages may be empty; their
 * readers then get the English text.
 */
const UrgentLine = (most: number) =>
  v.object({ en: v.pipe(Line(most), inEnglish), es: Line(most), 'zh-CN': Line(most) });

/**
 * The incidents of the status page. An update is shown from its time on, and the last shown update decides the state.
 * The limit of a saved section (`saveSiteSection`) is reached before every text can have its full length.
 */
export const SiteIncidents = v.pipe(
  v.array(
    v.object({
      /** The fragment of the incident's address: '/status#k3f9a2b7'. */
      id: v.pipe(v.string(), v.regex(/^[a-z0-9]{8}$/, message('incident-id'))),
      title: UrgentLine(120),
      updates: v.pipe(
        v.array(
          v.object({
            at: v.pipe(
              GivenInstant('time'),
              v.check((at) => at >= '2000', message('before-2000', { field: 'time' })),
            ),
            state: v.picklist(INCIDENT_STATES, message('not-of-list', { field: 'state' })),
            text: UrgentLine(600),
          }),
        ),
        v.minLength(1, message('list-empty')),
        v.maxLength(20, message('list-full', { count: 20 })),
      ),
    }),
  ),
  v.maxLength(50, message('list-full', { count: 50 })),
  v.check((incidents) => new Set(incidents.map(({ id }) => id)).size === incidents.length, message('incident-id')),
);

export interface SiteContents {
  readonly notice: v.InferOutput<typeof SiteNotice>;
  readonly faqs: v.InferOutput<typeof SiteFaqs>;
  readonly services: v.InferOutput<typeof SiteServices>;
  readonly promo: v.InferOutput<typeof SitePromo>;
  readonly trip: v.InferOutput<typeof SiteTrip>;
  readonly boards: v.InferOutput<typeof SiteBoards>;
  readonly incidents: v.InferOutput<typeof SiteIncidents>;
}

export function mayChangeSection(role: Role, section: SiteSection): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(SECTION_ROLES[section]);
}
