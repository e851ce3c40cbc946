import * as v from 'valibot';
import { message } from './refusals/reason.ts';

/**
 * The calls of the admin interface: `{admin}/api` is `/api/canvas`, apart from the public `/canvas-ui/api`, so that what
 * caches keep and what depends on a role never share an address.
 */
export const CANVAS_BASE = '/api/canvas';

export const POST_STATES = ['draft', 'review', 'scheduled', 'published', 'deleted'] as const;
export type PostState = (typeof POST_STATES)[number];

/** 1 contributor, 2 editor, 3 admin. */
export const RoleNumber = v.picklist([1, 2, 3], message('not-among', { field: 'role', choices: '1, 2 or 3' }));
