import { createNoaaClient, type NoaaClient, type NoaaClientOptions } from '@groundswell/ocean';

/**
 * Creates an HTTP client for the weather service. The service requires a User-Agent that identifies the caller, and
 * answers 403 to a client that it rejects. See https://www.weather.gov/documentation/services-web-api#authentication
 */
export function createWeatherClient(options: NoaaClientOptions = {}): NoaaClient {
  return createNoaaClient({
    notPublished: [404],
    headers: { 'user-agent': process.env.NWS_USER_AGENT || 'Groundswell', accept: 'application/geo+json' },
    ...options,
  });
}

export const weatherService: NoaaClient = createWeatherClient();
