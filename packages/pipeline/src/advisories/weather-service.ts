import { createNoaaClient, type NoaaClient } from '@groundswell/ocean';

/**
 * The client for the weather service in this process. A 403 of the service rejects the client. The service requires a
 * User-Agent that identifies the caller: https://www.weather.gov/documentation/services-web-api#authentication
 */
export const weatherService: NoaaClient = createNoaaClient({
  notPublished: [404],
  headers: { 'user-agent': process.env.NWS_USER_AGENT || 'Groundswell', accept: 'application/geo+json' },
});
