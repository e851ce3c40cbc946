import { createNoaaClient, type NoaaClient } from '@groundswell/ocean';

/** The client for NOAA's hosts in this process. */
export const noaa: NoaaClient = createNoaaClient();
