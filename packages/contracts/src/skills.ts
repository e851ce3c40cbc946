/** Whom a break suits, easiest first. */
export const SKILLS = ['first-waves', 'improving', 'advanced', 'expert'] as const;
export type Skill = (typeof SKILLS)[number];
