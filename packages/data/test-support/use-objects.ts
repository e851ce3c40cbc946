import { afterAll, beforeAll } from 'vitest';
import { DUMMY_CREDENTIALS } from './start-dynamo.ts';
import { type ObjectStore, startInProcessObjects } from './start-object-store.ts';

/** Gives a test file of handlers empty buckets in this process, and sets the environment variables that name them. */
export function useObjects(): { readonly store: ObjectStore } {
  const at = {} as { store: ObjectStore };
  beforeAll(() => {
    at.store = startInProcessObjects();
    Object.assign(process.env, {
      ...DUMMY_CREDENTIALS,
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
