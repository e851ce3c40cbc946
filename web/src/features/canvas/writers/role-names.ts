import { m } from '../../../paraglide/canvas.js';

export type RoleNumber = 1 | 2 | 3;

/** The roles to choose from, each with its permissions. */
export const ROLE_OPTIONS: readonly { readonly value: RoleNumber; readonly text: string }[] = [
  { value: 1, text: m.canvas_role_contributor() },
  { value: 2, text: m.canvas_role_editor() },
  { value: 3, text: m.canvas_role_admin() },
];

/** Returns the name of a role; 0 stands for a former writer. */
export function roleName(role: number): string {
  return ROLE_OPTIONS.find(({ value }) => value === role)?.text ?? m.canvas_role_none();
}
