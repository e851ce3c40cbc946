/** The slugs of the catalogue's regions. */
export const REGIONS = ['east-coast', 'gulf-coast', 'west-coast', 'hawaii', 'puerto-rico'] as const;
export type RegionSlug = (typeof REGIONS)[number];
