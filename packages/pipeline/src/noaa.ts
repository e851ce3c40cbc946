import { createNoaaClient, type NoaaClient } from '@groundswell/ocean';

export const noaa: NoaaClient = createNoaaClient();
