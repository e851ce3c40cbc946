import { afterAll, beforeAll } from 'vitest';
import { type ObjectStore, startObjectStore } from './start-object-store.ts';

/** Gives a test file of handlers empty buckets through the environment. */
export function useObjects(): void {
  let store: ObjectStore | undefined;
  beforeAll(async () => {
    store = await startObjectStore();
    Object.assign(process.env, {
      OCEAN_BUCKET: 'samples',
      TILES_BUCKET: 'maps',
      UPLOADS_BUCKET: 'pictures',
      AWS_ENDPOINT_URL_S3: store.url,
      AWS_REGION: 'us-east-1',
    });
  });
  afterAll(() => store?.stop());
}
