/**
 * The roles of a signed-in user, least first. The admin interface knows them by number, which is the place here:
 * 1 contributor, 2 editor, 3 admin.
 */
export const ROLES = ['user', 'contributor', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];
