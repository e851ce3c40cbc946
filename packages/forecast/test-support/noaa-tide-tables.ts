/**
 * Highs and lows as NOAA publishes them (CO-OPS predictions, interval `hilo`, GMT, metres above MLLW; retrieved in
 * September 2026, public domain). A row holds minutes after the start, millimetres, and 1 for a high or 0 for a low.
 */
export interface NoaaTideTable {
  readonly stationId: string;
  readonly what: string;
  readonly start: string;
  readonly rows: readonly (readonly [minute: number, levelMm: number, high: 0 | 1])[];
}

export const noaaTideTables: readonly NoaaTideTable[] = [
  {
    stationId: 'noaa/8443970',
    what: 'Boston, two highs and two lows a day',
    start: '2026-03-10T00:00Z',
    // biome-ignore format: a table
    rows: [[143, 501, 0], [516, 2749, 1], [903, 379, 0], [1276, 2388, 1], [1634, 618, 0], [2008, 2662, 1], [2398, 473, 0], [2773, 2297, 1], [3128, 691, 0], [3505, 2614, 1], [3896, 514, 0], [4272, 2267, 1]],
  },
  {
    stationId: 'noaa/8410140',
    what: 'Eastport over New Year, a range of 7 m',
    start: '2025-12-17T00:00Z',
    // biome-ignore format: a table
    rows: [[20155, 5479, 1], [20532, 284, 0], [20899, 6068, 1], [21292, -106, 0], [21653, 5503, 1], [22031, 265, 0], [22396, 6165, 1], [22791, -240, 0], [23153, 5645, 1], [23530, 121, 0], [23894, 6328, 1], [24288, -432, 0]],
  },
  {
    stationId: 'noaa/8729840',
    what: 'Pensacola, mostly one tide a day, two when the moon is over the equator',
    start: '2026-03-10T00:00Z',
    // biome-ignore format: a table
    rows: [[528, -75, 0], [1276, 294, 1], [2032, -92, 0], [2791, 302, 1], [3522, -107, 0], [4307, 314, 1], [5003, -117, 0], [5811, 323, 1], [6478, -114, 0], [7306, 320, 1], [7949, -93, 0], [8799, 300, 1], [9416, -53, 0], [10300, 261, 1], [10877, 5, 0], [11816, 211, 1], [12311, 76, 0], [12583, 112, 1], [12928, 65, 0], [13359, 161, 1], [13657, 138, 0], [14005, 178, 1], [14499, 16, 0], [15453, 248, 1]],
  },
  {
    stationId: 'noaa/8729017',
    what: 'Farmdale, subordinate to Pensacola by ratio',
    start: '2026-09-24T00:00Z',
    // biome-ignore format: a table
    rows: [[77, 222, 0], [936, 508, 1], [1521, 286, 0], [1907, 360, 1], [2079, 357, 0], [2461, 450, 1], [2922, 355, 0], [3198, 406, 1], [3655, 305, 0], [4628, 474, 1]],
  },
  {
    stationId: 'noaa/1612668',
    what: 'Haleiwa, subordinate to Honolulu by ratio',
    start: '2027-11-20T00:00Z',
    // biome-ignore format: a table
    rows: [[8, 42, 0], [408, 182, 1], [591, 123, 0], [1101, 475, 1], [1490, 26, 0], [1931, 252, 1], [2143, 162, 0], [2600, 429, 1], [2966, 9, 0], [3431, 335, 1], [3685, 173, 0], [4095, 379, 1], [4438, -8, 0], [4918, 418, 1], [5211, 162, 0], [5587, 328, 1]],
  },
  {
    stationId: 'noaa/1814060',
    what: 'Christmas Island, subordinate to Honolulu by fixed differences',
    start: '2026-03-10T00:00Z',
    // biome-ignore format: a table
    rows: [[3526, 667, 1], [4014, 62, 0], [4271, 319, 1], [4529, 46, 0], [5017, 699, 1], [5460, 38, 0], [5759, 353, 1], [6041, 23, 0], [6498, 730, 1], [6916, 16, 0], [7235, 397, 1], [7536, -2, 0], [7973, 752, 1], [8375, -5, 0]],
  },
];
