import { ROLES, type Role } from '@groundswell/contracts';

/** The number by which the admin interface knows a role: 1 contributor, 2 editor, 3 admin; 0 for whoever has none here. */
export function roleNumber(role: Role): number {
  return ROLES.indexOf(role);
}
