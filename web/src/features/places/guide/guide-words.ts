import type { BeachGuideReply } from '@groundswell/contracts';
import { m } from '../../../paraglide/later.js';
import { capitalized } from '../../../ui/capitalized.ts';
import { unbroken } from '../../../ui/typography.ts';

type Sector = BeachGuideReply['wind']['best'];
type Kind = NonNullable<BeachGuideReply['break']>['kind'];
type Skill = NonNullable<BeachGuideReply['skills']>[number];
type Hazard = NonNullable<BeachGuideReply['hazards']>[number];
type Stage = NonNullable<BeachGuideReply['tide_likes']>[number];

const KINDS: Readonly<Record<Kind, () => string>> = {
  beach: m.guide_kind_beach,
  pier: m.guide_kind_pier,
  jetty: m.guide_kind_jetty,
  'river-mouth': m.guide_kind_river_mouth,
  point: m.guide_kind_point,
  reef: m.guide_kind_reef,
};

export const SKILL_NAMES: Readonly<Record<Skill, () => string>> = {
  'first-waves': m.guide_skill_first_waves,
  improving: m.guide_skill_improving,
  advanced: m.guide_skill_advanced,
  expert: m.guide_skill_expert,
};

export const HAZARD_NAMES: Readonly<Record<Hazard, () => string>> = {
  shallow: m.guide_hazard_shallow,
  rocks: m.guide_hazard_rocks,
  urchins: m.guide_hazard_urchins,
  currents: m.guide_hazard_currents,
  'shore-break': m.guide_hazard_shore_break,
  heavy: m.guide_hazard_heavy,
  crowds: m.guide_hazard_crowds,
  structure: m.guide_hazard_structure,
  boats: m.guide_hazard_boats,
  sharks: m.guide_hazard_sharks,
  stingrays: m.guide_hazard_stingrays,
  cold: m.guide_hazard_cold,
  'dirty-after-rain': m.guide_hazard_dirty_after_rain,
  cliffs: m.guide_hazard_cliffs,
  remote: m.guide_hazard_remote,
};

const STAGES: Readonly<Record<string, () => string>> = {
  low: m.guide_tide_low,
  'low mid': m.guide_tide_low_mid,
  mid: m.guide_tide_mid,
  'mid high': m.guide_tide_mid_high,
  high: m.guide_tide_high,
};

/** Describes the break: 'Reef break, faces SSE'. */
export function kindWords({ break: found, facing }: Pick<BeachGuideReply, 'break' | 'facing'>): string {
  return m.guide_kind_facing({ kind: found ? KINDS[found.kind]() : m.guide_kind_unknown(), direction: facing });
}

/** 'WNW to N'. */
export function spanWords({ from_deg, to_deg, from, to }: Sector): string {
  if (from_deg === to_deg) return m.guide_all_round();
  return from === to ? from : m.guide_span({ from, to });
}

/** Lists sectors: 'SE to SSW, WSW to W'. */
export function spanList(sectors: readonly Sector[]): string {
  return sectors.length === 0 ? m.guide_none() : [...new Set(sectors.map(spanWords))].join(m.ui_list_comma());
}

/** Lists the sectors that land blocks: 'ESE to SE (12 mi off), W (50 mi off)'. */
export function blockedList(blocked: readonly (Sector & { readonly away: string })[]): string {
  return blocked
    .map((sector) => m.guide_window_blocked_span({ span: spanWords(sector), away: unbroken(sector.away) }))
    .join(m.ui_list_comma());
}

/** Names the suitable tide stages: 'Low to mid tide', or 'Not known'. */
export function tideWords(likes: readonly Stage[] | null): string {
  return STAGES[likes?.join(' ') ?? '']?.() ?? m.guide_unknown();
}

/** Names the suitable skill levels: 'First waves to advanced', 'Expert only'. */
export function skillWords(skills: readonly Skill[]): string {
  const [first] = skills;
  const last = skills.at(-1);
  if (!first || !last) return m.guide_unknown();
  const [from, to] = [first, last].map((skill) => SKILL_NAMES[skill]().toLowerCase()) as [string, string];
  return capitalized(first === last ? m.guide_skill_only({ skill: from }) : m.guide_skill_span({ from, to }));
}
