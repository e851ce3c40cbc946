import type { WellFormedOf } from './parts.ts';

const ID = 'a'.repeat(20);

export const uploadsRequests: WellFormedOf<'uploads'> = () => ({
  'start-upload': { body: { name: 'wave.jpg', bytes: 1000 } },
  'finish-upload': { params: { id: ID } },
  'list-uploads': {},
  'delete-upload': { query: { id: ID } },
});
