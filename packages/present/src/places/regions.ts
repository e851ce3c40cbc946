export const REGIONS = ['east-coast', 'gulf-coast', 'west-coast', 'hawaii', 'puerto-rico'] as const;
export type RegionSlug = (typeof REGIONS)[number];
