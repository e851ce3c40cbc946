/**
 * The roles of a signed-in user, from least to most rights. The admin interface uses the index: 1 contributor, 2
 * editor, 3 admin.
 */
export const ROLES = ['user', 'contributor', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];
