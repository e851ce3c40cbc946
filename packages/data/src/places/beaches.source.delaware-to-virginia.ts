import type { SourceArea } from './source-area.ts';

export const delawareToVirginiaAreas: readonly SourceArea[] = [
  {
    id: 12,
    name: 'Delaware',
    locals: [
      {
        id: 24,
        name: 'Rehoboth and Cape Henlopen',
        beaches: [
          [91, 'Herring Point', 'Herring Point', 38.766, -75.081],
          [92, 'Rehoboth Beach', 'Rehoboth', 38.7165, -75.075],
          [93, 'Dewey Beach', 'Dewey', 38.693, -75.071],
        ],
      },
      {
        id: 25,
        name: 'Delaware Seashore',
        beaches: [
          [94, 'Tower Road Oceanside', 'Tower Road', 38.662, -75.066],
          [148, 'Indian River Inlet, Northside', 'Northside', 38.6125, -75.06],
          [96, 'Indian River Inlet, Southside', 'Southside', 38.605, -75.059],
        ],
      },
      {
        id: 26,
        name: 'Bethany and Fenwick',
        beaches: [
          [97, 'Bethany Beach', 'Bethany', 38.539, -75.053],
          [98, 'South Bethany', 'South Bethany', 38.515, -75.051],
          [372, 'Fenwick Island State Park', 'Fenwick State Park', 38.4885, -75.05],
          [99, 'Fenwick Island', 'Fenwick', 38.46, -75.049],
        ],
      },
    ],
  },
  {
    id: 11,
    name: 'Maryland',
    locals: [
      {
        id: 27,
        name: 'Ocean City and Assateague',
        beaches: [
          [100, 'Ocean City, Maryland, 140th Street', '140th Street', 38.446, -75.05],
          [373, 'Ocean City, Maryland, 94th Street', '94th Street', 38.41, -75.0585],
          [101, 'Ocean City, Maryland, 36th Street', '36th Street', 38.366, -75.069],
          [102, 'Ocean City Inlet, Maryland', 'The Inlet', 38.327, -75.083],
          [103, 'Assateague State Park', 'Assateague', 38.236, -75.135],
          [374, 'Assateague National Seashore, Maryland', 'Assateague Seashore', 38.201, -75.151],
        ],
      },
    ],
  },
  {
    id: 10,
    name: 'Virginia',
    locals: [
      {
        id: 28,
        name: 'Eastern Shore of Virginia',
        beaches: [[104, 'Chincoteague, Assateague Beach', 'Assateague Beach', 37.888, -75.34]],
      },
      {
        id: 29,
        name: 'Virginia Beach',
        beaches: [
          [375, 'Virginia Beach, 64th Street', '64th Street', 36.8905, -75.9865],
          [105, 'Virginia Beach, 1st Street Jetty', '1st Street', 36.832, -75.9675],
          [106, 'Virginia Beach, 14th Street Pier', '14th Street', 36.843, -75.97],
          [107, 'Croatan Beach', 'Croatan', 36.818, -75.965],
          [376, 'Sandbridge Beach', 'Sandbridge', 36.744, -75.937],
          [108, 'Sandbridge, Little Island Pier', 'Little Island', 36.693, -75.92],
        ],
      },
    ],
  },
];
