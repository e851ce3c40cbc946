import { REGION } from '../template/read-cloud.ts';

/** The key by which LocalStack and moto use their default account. They verify no signature. */
export const ACCESS_KEY_ID = 'local';

/** Returns the settings of an SDK client for an endpoint. */
export function clientSettings(endpoint: string) {
  return { endpoint, region: REGION, credentials: { accessKeyId: ACCESS_KEY_ID, secretAccessKey: 'local' } };
}
