import { createNoaaClient, type NoaaClient } from '@groundswell/ocean';

/** The client of this process. */
export const noaa: NoaaClient = createNoaaClient();
