import type { WellFormedOf } from './parts.ts';

const ID = 'abcdefghijkl';
const POST = { params: { id: ID } };
const REVISION = { params: { id: ID, revision: '1' } };
const TAGS = { params: { kind: 'tags' } };
const TAG = { params: { kind: 'tags', id: 'buoys' } };
const WRITER = { params: { id: '7' } };
const CONTENT = {
  topic: null,
  tags: [],
  image: null,
  canonicalLink: null,
  texts: { en: { title: 'Reading a buoy', summary: '', document: { type: 'doc', content: [{ type: 'paragraph' }] } } },
};

export const canvasRequests: WellFormedOf<'canvas'> = ({ email }) => ({
  'list-canvas-posts': { query: { scope: 'user', type: 'draft' } },
  'create-canvas-post': {},
  'get-canvas-post': POST,
  'save-canvas-post': { ...POST, body: CONTENT },
  'move-canvas-post': { ...POST, body: { to: 'published' } },
  'delete-canvas-post': POST,
  'undelete-canvas-post': POST,
  'list-post-revisions': POST,
  'get-post-revision': REVISION,
  'restore-post-revision': REVISION,
  'make-post-preview': POST,
  'list-canvas-labels': TAGS,
  'create-canvas-label': TAGS,
  'get-canvas-label': TAG,
  'list-canvas-label-posts': TAG,
  'save-canvas-label': { ...TAG, body: { names: { en: 'Buoys' } } },
  'delete-canvas-label': TAG,
  'get-own-writer': {},
  'list-writers': {},
  'create-writer': {},
  'invite-writer': { body: { email, role: 1, lang: 'en' } },
  'withdraw-invitation': { body: { email } },
  'check-invitation': { body: { token: 'a'.repeat(80) } },
  'join-writers': { body: { token: 'a'.repeat(80) } },
  'get-writer': WRITER,
  'list-writer-posts': WRITER,
  'save-writer': { ...WRITER, body: { name: 'Keala', summaries: {}, avatar: null, role: 3 } },
  'delete-writer': WRITER,
  'search-canvas': { params: { kind: 'posts' }, query: { q: 'buoy' } },
});
