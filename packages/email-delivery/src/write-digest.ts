import { planOf, sealMailToken } from '@groundswell/accounts';
import type { Language } from '@groundswell/contracts';
import type { StoredUser } from '@groundswell/data/accounts';
import { languageFor, publishedPosts, type StoredCard } from '@groundswell/data/blog';
import type { Consent } from '@groundswell/data/email';
import { forecasts } from '@groundswell/data/ocean';
import { type CatalogueBeach, findBeach } from '@groundswell/data/places';
import { POPULAR_BEACH_IDS } from '@groundswell/data/popular-beaches';
import { WEEK_MS } from '@groundswell/durations';
import type { DigestBeach } from '@groundswell/email';
import { nowcast, unitChoicesOfSystem, unitsOfChoices } from '@groundswell/forecast';
import { type AlertWindow, listWorthyWindows } from '@groundswell/forecast/alerts';
import pMap from 'p-map';
import { digestHours } from './digest-hours.ts';
import type { WrittenEmail } from './write-email.ts';

const WEEK_DAYS = 7;
/** The number of popular beaches for a reader without favorites. */
const MOST_POPULAR = 5;
const BEACHES_AT_ONCE = 8;
/**
 * The cache time of surf hours and posts, in ms. Many readers have the same favorite beaches, and all get the same
 * posts.
 */
const CACHE_MS = 10 * 60_000;
/** The maximum number of new posts in a newsletter issue. */
const MOST_POSTS = 3;

/**
 * Writes the newsletter about the coming week at a reader's favorites. A reader without favorites gets the best of the
 * popular beaches.
 */
export async function writeDigest(consent: Consent, user: StoredUser | undefined, now: number): Promise<WrittenEmail> {
  const { account, favorites } = user ?? {};
  const lang = account?.lang ?? (consent.lang as Language);
  const { favoriteLimit, forecastDays } = planOf(account?.tier ?? 'Basic');
  const days = Math.min(WEEK_DAYS, forecastDays);
  const ownIds = favorites?.beachIds.slice(0, favoriteLimit) ?? [];
  const ofFavorites = ownIds.length > 0;
  const catalogued = (ofFavorites ? ownIds : POPULAR_BEACH_IDS).flatMap((id) => findBeach(id) ?? []);
  const all = await pMap(catalogued, (beach) => digestOf(beach, days, now), { concurrency: BEACHES_AT_ONCE });
  const posts = (await readPosts(now)).map((post) => linkOf(post, lang));
  const bestFirst = all.sort((a, b) => bestOf(b) - bestOf(a));
  return {
    letter: {
      letter: 'digest',
      ofFavorites,
      days,
      beaches: ofFavorites ? bestFirst : bestFirst.filter(({ hours }) => hours.length > 0).slice(0, MOST_POPULAR),
      ...(posts.length > 0 && { posts }),
      units: unitsOfChoices(account?.units ?? unitChoicesOfSystem(1)),
      unsubscribeToken: await sealMailToken({ does: 'end-newsletter', email: consent.email }),
    },
    to: consent.email,
    lang,
  };
}

let postsCache: { readonly readAt: number; readonly cards: Promise<readonly StoredCard[]> } | undefined;

/** Returns the newest posts of the week. */
function readPosts(now: number): Promise<readonly StoredCard[]> {
  if (postsCache && now - postsCache.readAt >= 0 && now - postsCache.readAt < CACHE_MS) return postsCache.cards;
  const cards = publishedPosts
    .list('ALL', { page: 1, size: MOST_POSTS }, now)
    .then((page) => page.cards.filter(({ publishedAt }) => publishedAt > now - WEEK_MS));
  postsCache = { readAt: now, cards };
  // A failed read is not cached.
  cards.catch(() => {
    postsCache = undefined;
  });
  return cards;
}

function linkOf({ authorId, slug, texts }: StoredCard, lang: Language): { title: string; path: string } {
  return { title: texts[languageFor(texts, lang)]?.title ?? '', path: `/blog/${authorId}/${slug}` };
}

function bestOf({ hours }: DigestBeach): number {
  return Math.max(0, ...hours.map(({ score }) => score));
}

async function digestOf(beach: CatalogueBeach, days: number, now: number): Promise<DigestBeach> {
  const windows = (await readWindows(beach, now)).filter(({ day }) => day < days).map(({ window }) => window);
  return { beach, hours: digestHours(windows) };
}

/** A span of good surf hours, with the index of its day in the forecast. */
interface DatedWindow {
  readonly day: number;
  readonly window: AlertWindow;
}
const windowsCache = new Map<number, { readonly readAt: number; readonly windows: Promise<readonly DatedWindow[]> }>();

function readWindows(beach: CatalogueBeach, now: number): Promise<readonly DatedWindow[]> {
  const before = windowsCache.get(beach.id);
  if (before && now - before.readAt < CACHE_MS) return before.windows;
  const windows = findWindows(beach, now);
  windowsCache.set(beach.id, { readAt: now, windows });
  // A failed read is not cached.
  windows.catch(() => windowsCache.delete(beach.id));
  return windows;
}

async function findWindows(beach: CatalogueBeach, now: number): Promise<readonly DatedWindow[]> {
  const { forecast: stored, observed } = await forecasts.readNow(beach.id);
  if (!stored) return [];
  const { forecast } = nowcast(stored, observed, now);
  const dates = forecast.days.map(({ date }) => date);
  return listWorthyWindows(forecast, WEEK_DAYS, now).map((window) => ({
    day: dates.indexOf(window.date),
    window,
  }));
}
