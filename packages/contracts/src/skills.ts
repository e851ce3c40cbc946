import * as v from 'valibot';

/** The skill levels that breaks suit, the easiest first. */
export const SKILLS = ['first-waves', 'improving', 'advanced', 'expert'] as const;
export type Skill = (typeof SKILLS)[number];
/** The least skill level that guides recommend for a break; absent if unknown. */
export const RequiredSkill = v.optional(v.picklist(SKILLS));
