import { createNoaaClient, type NoaaClient } from '@groundswell/ocean';

/**
 * The weather service's client of this process. Its 403 refuses a caller. It asks everyone to say who they are:
 * https://www.weather.gov/documentation/services-web-api#authentication
 */
export const weatherService: NoaaClient = createNoaaClient({
  notPublished: [404],
  headers: { 'user-agent': process.env.NWS_USER_AGENT || 'Groundswell', accept: 'application/geo+json' },
});
