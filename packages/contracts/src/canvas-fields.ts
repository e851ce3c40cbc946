import * as v from 'valibot';
import { message } from './refusals/reason.ts';

/**
 * The base path of the admin interface's calls. It differs from the public `/canvas-ui/api`, so that cacheable replies
 * and replies that depend on a role never share an address.
 */
export const CANVAS_BASE = '/api/canvas';

export const POST_STATES = ['draft', 'review', 'scheduled', 'published', 'deleted'] as const;
export type PostState = (typeof POST_STATES)[number];

/** A role: 1 contributor, 2 editor, 3 admin. */
export const RoleNumber = v.picklist([1, 2, 3], message('not-among', { field: 'role', choices: '1, 2 or 3' }));
