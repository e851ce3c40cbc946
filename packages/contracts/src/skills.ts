import * as v from 'valibot';

/** Whom a break suits, easiest first. */
export const SKILLS = ['first-waves', 'improving', 'advanced', 'expert'] as const;
export type Skill = (typeof SKILLS)[number];
/** The least level that guides ask for at a break; absent where nothing is known of it. */
export const LevelAsked = v.optional(v.picklist(SKILLS));
