import { afterAll, beforeAll } from 'vitest';
import { ANYONE } from './start-dynamo.ts';
import { type ObjectStore, startObjectsWithin } from './start-object-store.ts';

/** Gives a test file of handlers empty buckets in this process, and sets the environment variables that name them. */
export function useObjects(): { readonly store: ObjectStore } {
  const at = {} as { store: ObjectStore };
  beforeAll(() => {
    at.store = startObjectsWithin();
    Object.assign(process.env, {
      ...ANYONE,
      OCEAN_BUCKET: 'samples',
      TILES_BUCKET: 'maps',
      UPLOADS_BUCKET: 'pictures',
      AWS_ENDPOINT_URL_S3: at.store.url,
      AWS_REGION: 'us-east-1',
    });
  });
  afterAll(() => at.store.stop());
  return at;
}
