import type { BeachForecast, BreakKind, BreakTraits } from '@groundswell/forecast';
import { knownFaces } from './break-faces.source.ts';
import { knownKinds, notSandSlugs, sandyLocalIds } from './break-kinds.source.ts';
import type { CatalogueBeach } from './catalogue-beach.ts';
import { tidePreferences } from './tide-preferences.ts';

/**
 * A break with the sources of its traits. Its kind comes from the list of `known` breaks, from the beach's `name`, or
 * from the `coast` where the whole coast is sand. The range of wave faces that it holds comes from the list of `known`
 * breaks or from its `kind`.
 */
export interface SourcedBreak extends BreakTraits {
  readonly kindSource: 'known' | 'name' | 'coast';
  readonly facesSource: 'known' | 'kind';
}

/**
 * The wave faces that most breaks of a kind hold, m. They are our estimate from the sizes commonly given for the
 * best-known breaks of each kind: sand closes out first, reefs and points hold the most.
 */
export const FACES_OF_KIND: Readonly<Record<BreakKind, readonly [fromM: number, toM: number]>> = {
  beach: [0.4, 2.4],
  pier: [0.4, 2.4],
  jetty: [0.5, 3],
  'river-mouth': [0.5, 2.7],
  point: [0.5, 3.6],
  reef: [0.6, 3.6],
};

const kindsBySlug = new Map(
  Object.entries(knownKinds).flatMap(([kind, slugs]) => slugs.map((slug) => [slug, kind as BreakKind] as const)),
);
const sandyLocals: ReadonlySet<number> = new Set(sandyLocalIds);

/** Finds the break of a beach; undefined when its kind is not known. */
export function findBreak(beach: CatalogueBeach): SourcedBreak | undefined {
  const known = kindsBySlug.get(beach.slug);
  const named = kindInName(beach.name);
  const kind = known ?? named ?? (isSand(beach) ? 'beach' : undefined);
  if (!kind) return undefined;
  const faces = knownFaces[beach.slug];
  const [holdsFromM, holdsToM] = faces ?? FACES_OF_KIND[kind];
  return {
    kind,
    holdsFromM,
    holdsToM,
    kindSource: known ? 'known' : named ? 'name' : 'coast',
    facesSource: faces ? 'known' : 'kind',
  };
}

/** Returns the known traits of a beach's break, as a forecast stores them. */
export function storedTraits(beach: CatalogueBeach): Pick<BeachForecast, 'breakTraits' | 'tideStages'> {
  return { breakTraits: findBreakTraits(beach), tideStages: tidePreferences[beach.slug] };
}

function findBreakTraits(beach: CatalogueBeach): BreakTraits | undefined {
  const found = findBreak(beach);
  if (!found) return undefined;
  const { kind, holdsFromM, holdsToM } = found;
  return { kind, holdsFromM, holdsToM };
}

function isSand({ localId, slug }: CatalogueBeach): boolean {
  return sandyLocals.has(localId) && !notSandSlugs.includes(slug);
}

/** Names with a pier or jetty are reliable; a 'Reef' or 'Point' may name a street or a park. */
function kindInName(name: string): BreakKind | undefined {
  if (/\bjett(?:y|ies)\b/i.test(name)) return 'jetty';
  return /\bpier\b/i.test(name) ? 'pier' : undefined;
}
