import { type Account, userEndpoint } from '@groundswell/accounts';
import { type FavoritesTodayReply, listFavoritesToday } from '@groundswell/contracts';
import { advisories, summaries } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { type BeachSummary, unitsOfChoices } from '@groundswell/forecast';
import { wireTierOf } from '@groundswell/plans';
import {
  flagAdvisory,
  oldestUpdate,
  presentAlert,
  presentBeachDays,
  type Voice,
  voiceOf,
  wordsOf,
} from '@groundswell/present';

/**
 * Lists the user's favorites with today's surf. It reads the user's rows, all beaches in one request, and the
 * advisories.
 */
export const handler = userEndpoint(listFavoritesToday, async ({ query, user }) => {
  const [found, list] = await Promise.all([summaries.readMany(user.favorites.beachIds), advisories.read()]);
  const voice = voiceOf({ units: unitsOfChoices(user.units), words: wordsOf(query.lang ?? user.lang) });
  const now = Date.now();
  return {
    locations: user.favorites.beachIds.map((id, position) => ({
      ...presentToday(id, found.get(id), voice, now),
      ...flagAdvisory([id], { advisories: list, now, days: 1 }, voice.words),
      alert: presentAlert(id, user.favorites, user),
      readOnly: position >= user.plan.favoriteLimit,
    })),
    favLimit: user.plan.favoriteLimit,
    as_of: new Date(now).toISOString(),
    ...oldestUpdate(found.values(), now),
    ...(query.fetch_settings !== undefined && { settings: presentSettings(user, voice) }),
  };
});

type Location = FavoritesTodayReply['locations'][number];

function presentToday(
  id: number,
  summary: BeachSummary | undefined,
  voice: Voice,
  now: number,
): Omit<Location, 'alert' | 'readOnly'> {
  const beach = findBeach(id);
  const [today] = beach ? presentBeachDays({ summary, timeZone: beach.timeZone, days: 1, voice, now }) : [];
  return {
    id,
    // A favorite whose beach has left the catalogue shows its number, so that the user can remove it.
    locationName: beach?.name ?? String(id),
    locationBeachSlug: beach?.slug ?? String(id),
    locationBeachId: id,
    condAm: today?.amcond ?? null,
    condPm: today?.pmcond ?? null,
    surfAm: today?.amsurf ?? null,
    surfAmMin: today?.amsurfMin ?? null,
    surfAmMax: today?.amsurfMax ?? null,
    surfPm: today?.pmsurf ?? null,
    surfPmMin: today?.pmsurfMin ?? null,
    surfPmMax: today?.pmsurfMax ?? null,
    danger: today?.danger ?? null,
    ...(beach?.asks && { asks: beach.asks }),
  };
}

function presentSettings(
  { tier, plan, favorites, alertSetting }: Account,
  { wave }: Voice,
): FavoritesTodayReply['settings'] {
  return {
    subscriptionType: wireTierOf(tier),
    wvhtUnits: wave,
    notificationsAllowed: plan.alertLimit,
    notificationsCount: favorites.alertBeachIds.length,
    alertSetting,
    timeFrameMax: plan.alertTimeFrameDays,
  };
}
