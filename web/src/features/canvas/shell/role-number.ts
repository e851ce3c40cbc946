import { ROLES, type Role } from '@groundswell/contracts';

/** Returns the API's number of a role: 1 contributor, 2 editor, 3 admin; 0 without a role. */
export function roleNumber(role: Role): number {
  return ROLES.indexOf(role);
}
