import {
  type LocationMenuReply,
  WIDGET_HEIGHTS_PX,
  WIDGET_WIDTHS_PX,
  type WidgetTheme,
  type WidgetType,
} from '@groundswell/contracts';
import { isEmail } from '../../credentials/typed.ts';
import { m } from '../../paraglide/later.js';

type Menu = LocationMenuReply;
type Location = Menu[number]['areas'][number]['locals'][number]['locations'][number];

/** The ids of the menus; 0 if nothing is chosen. */
export interface Place {
  readonly regionId: number;
  readonly areaId: number;
  readonly localId: number;
  readonly locationId: number;
}
export type Level = keyof Place;

const LEVELS: readonly Level[] = ['regionId', 'areaId', 'localId', 'locationId'];

/** Sets the choice of a menu and resets the menus below it. */
export function choose(place: Place, level: Level, id: number): Place {
  const reset = LEVELS.slice(LEVELS.indexOf(level) + 1).map((below) => [below, 0]);
  return { ...place, [level]: id, ...Object.fromEntries(reset) };
}

export interface Choice {
  readonly value: number;
  readonly text: string;
}

export function choicesIn(
  menu: Menu,
  { regionId, areaId, localId }: Place,
): Readonly<Record<Level, readonly Choice[]>> {
  const areas = menu.find(({ region_id }) => region_id === regionId)?.areas ?? [];
  const locals = areas.find(({ area_id }) => area_id === areaId)?.locals ?? [];
  const locations = locals.find(({ local_id }) => local_id === localId)?.locations ?? [];
  return {
    regionId: menu.map(({ region_id: value, region_name: text }) => ({ value, text })),
    areaId: areas.map(({ area_id: value, area_name: text }) => ({ value, text })),
    localId: locals.map(({ local_id: value, local_name: text }) => ({ value, text })),
    locationId: locations.map(({ location_id: value, location_rname: text }) => ({ value, text })),
  };
}

export function findLocation(menu: Menu, { locationId }: Place): Location | undefined {
  return menu
    .flatMap(({ areas }) => areas.flatMap(({ locals }) => locals.flatMap(({ locations }) => locations)))
    .find(({ location_id }) => location_id === locationId);
}

export interface Look {
  readonly type: WidgetType;
  readonly theme: WidgetTheme;
  readonly units: 1 | 2;
  /** The language; empty for the language of the page that embeds the widget. */
  readonly lang: string;
}

export interface Maker {
  readonly name: string;
  readonly email: string;
  readonly website: string;
  readonly agrees: boolean;
}
export interface FormFault {
  readonly at: keyof Maker | 'location';
  readonly sentence: string;
}

/** Returns the first missing or invalid field, in the form's order. */
export function faultOf({ name, email, website, agrees }: Maker, locationId: number): FormFault | undefined {
  if (name.trim() === '') return { at: 'name', sentence: m.widgets_name_missing() };
  if (email.trim() === '') return { at: 'email', sentence: m.widgets_email_missing() };
  if (!isEmail(email)) return { at: 'email', sentence: m.widgets_email_invalid() };
  if (website.trim() === '') return { at: 'website', sentence: m.widgets_website_missing() };
  if (!agrees) return { at: 'agrees', sentence: m.widgets_policy_missing() };
  return locationId === 0 ? { at: 'location', sentence: m.widgets_location_missing() } : undefined;
}

export function previewId({ type, theme, units }: Look, locationId: number): string {
  return `preview-${type}-${theme}-${units}-${locationId}`;
}

const FIRST_PX = 400;

/**
 * Returns the initial preview width in percent of the available space: 400 px on a large screen, the full width on a
 * small one.
 */
export function firstPercent(isLarge: boolean, roomPx: number): number {
  return isLarge && roomPx > FIRST_PX ? Math.round((FIRST_PX / roomPx) * 100) : 100;
}

export function previewWidth(percent: number, roomPx: number): number {
  const { min, max } = WIDGET_WIDTHS_PX;
  return Math.round(Math.min(max, Math.max(min, (percent / 100) * roomPx)));
}

/**
 * The smallest height that the line with the link may have in an embedding page's font, px. The SVG reserves the rest
 * of the widget's height.
 */
const LINE_PX = 14;

export interface Coded extends Pick<Look, 'type' | 'lang'> {
  readonly id: string;
  /** The site's origin. */
  readonly site: string;
  readonly slug: string;
  /** The text of the link, which names the beach. */
  readonly link: string;
}

/**
 * Returns the HTML that embeds a widget. It has a link, which remains where scripts do not run, and the script. An
 * empty SVG reserves the widget's height, because the embedding page may forbid style attributes.
 */
export function codeOf({ id, site, slug, link, type, lang }: Coded): string {
  const script = new URL('/js/get-widget.js', site);
  script.searchParams.set('id', id);
  if (lang) script.searchParams.set('lang', lang);
  script.searchParams.set('v', '1');
  const room = `<svg width="1" height="${WIDGET_HEIGHTS_PX[type] - LINE_PX}" aria-hidden="true"></svg>`;
  return [
    `<div data-groundswell-widget="${id}"><a href="${escaped(`${site}/forecast/${slug}`)}">${escaped(link)}</a><br>${room}</div>`,
    `<script async src="${escaped(script.href)}"></script>`,
  ].join('\n');
}

/** Returns the content security policy that an embedding page needs. */
export function sourcesOf(site: string, frames: string): string {
  return `script-src ${site};\nframe-src ${frames};`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
