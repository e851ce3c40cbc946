import type { PlaceOverviewReply } from '@groundswell/contracts';
import type { AdvisoryList, Beach, BeachSummary } from '@groundswell/forecast';
import { advisoryChangeTimes, flagAdvisory, warnsOfHighSurf } from '../advisories/present-advisories.ts';
import { placeName } from '../places/place-name.ts';
import { type VoiceOf, voiceOf } from '../words/voice.ts';
import type { Words } from '../words/words.ts';
import { expiryOfSummaries } from './expiry-of-summaries.ts';
import { endOf, findLargestAhead, presentLargest } from './largest-ahead.ts';
import { oldestUpdate } from './oldest-update.ts';
import { presentBeachDays } from './present-beach-days.ts';

type Named = PlaceOverviewReply['place'][number];

/** The list covers today and tomorrow. */
const DAYS = 2;

/** A place that contains beaches: a region, an area, or a group of nearby beaches. */
export interface OverviewPlace extends Readonly<Named> {
  readonly level: PlaceOverviewReply['level'];
  /** The larger places that contain this place, widest first. */
  readonly within: readonly Named[];
  readonly children: readonly (Named & { readonly beaches: number })[];
  /** The beaches in the order of the menu. */
  readonly beaches: readonly OverviewBeach[];
}

export interface OverviewBeach extends Readonly<Named> {
  readonly id: number;
  readonly shortName: string;
  /** The smaller places inside the overview's place that contain this beach, widest first. */
  readonly within: readonly Named[];
  readonly lat: number;
  readonly lon: number;
  readonly timeZone: string;
  readonly asks?: Beach['asks'];
}

export interface OverviewInput extends VoiceOf {
  readonly place: OverviewPlace;
  /** The summaries by beach id; a beach has none until its first forecast is composed. */
  readonly summaries: ReadonlyMap<number, BeachSummary>;
  /** The weather service's advisories for all beaches. */
  readonly advisories?: AdvisoryList;
  /** UTC ms. */
  readonly now: number;
}

/** Presents a place with the forecasts for today and tomorrow at each of its beaches. */
export function presentOverview({
  place,
  summaries,
  advisories,
  units,
  words,
  now,
}: OverviewInput): PlaceOverviewReply {
  const voice = voiceOf({ units, words });
  const name = placeName(place, voice.words);
  const flag = (beachIds: readonly number[]) => flagAdvisory(beachIds, { advisories, now, days: DAYS }, voice.words);
  const isWarned = (beachIds: readonly number[]) => warnsOfHighSurf(advisories, beachIds, now);
  const ids = place.beaches.map(({ id }) => id);
  const beaches = place.beaches.map(({ id, slug, name, shortName, within, lat, lon, timeZone, asks }) => ({
    beachId: id,
    slug,
    name,
    shortName,
    place: within.map((around) => named(around, voice.words)),
    lat,
    lon,
    days: presentBeachDays({ summary: summaries.get(id), timeZone, days: DAYS, voice, now }),
    ...(asks && { asks }),
    ...flag([id]),
  }));
  const covered = place.beaches.flatMap(({ id }) => summaries.get(id) ?? []);
  const largest = findLargestAhead(place.beaches, summaries, voice, now);
  const children = place.children.map((child) => {
    const within = place.beaches.filter(({ within: [around] }) => around?.slug === child.slug);
    const ids = within.map(({ id }) => id);
    return { ...child, ids, largest: findLargestAhead(within, summaries, voice, now) };
  });
  const changeTimes = [
    ...advisoryChangeTimes(advisories, ids),
    ...[largest, ...children.map((child) => child.largest)].flatMap((one) => (one && endOf(one)) ?? []),
  ];
  const isWaiting = beaches.every(({ days }) => days.length === 0);
  return {
    kind: 'place',
    level: place.level,
    state: isWaiting ? 'waiting' : 'ready',
    title: voice.words.page.title(name),
    name,
    slug: place.slug,
    place: place.within.map((above) => named(above, voice.words)),
    ...(largest && { largest: presentLargest(largest, voice, isWarned(ids)) }),
    ...flag(ids),
    children: children.map(({ beaches, largest, ids, ...child }) => ({
      ...named(child, voice.words),
      beaches,
      ...(largest && { largest: presentLargest(largest, voice, isWarned(ids)) }),
      ...flag(ids),
    })),
    beaches,
    surfUnits: units.wave,
    as_of: new Date(now).toISOString(),
    ...oldestUpdate(covered, now),
    expires: expiryOfSummaries(covered, now, changeTimes, isWaiting),
  };
}

function named(place: Named, words: Words): Named {
  return { name: placeName(place, words), slug: place.slug };
}
