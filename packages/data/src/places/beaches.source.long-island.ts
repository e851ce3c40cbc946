import type { SourceArea } from './source-area.ts';

export const longIslandAreas: readonly SourceArea[] = [
  {
    id: 6,
    name: 'Eastern Long Island',
    locals: [
      {
        id: 13,
        name: 'Montauk',
        beaches: [
          [44, 'Montauk Point, North Bar', 'North Bar', 41.075, -71.857],
          [45, 'Montauk Point, Turtle Cove', 'Turtle Cove', 41.0656, -71.8558],
          [46, 'Camp Hero', 'Camp Hero', 41.0576, -71.8636],
          [47, 'Ditch Plains', 'Ditch Plains', 41.038, -71.917],
          [48, 'Montauk, Atlantic Terrace', 'Atlantic Terrace', 41.0285, -71.9433],
          [49, 'Montauk, Kirk Park', 'Kirk Park', 41.0246, -71.9534],
          [50, 'Hither Hills', 'Hither Hills', 41.007, -72.014],
          [340, 'Napeague Beach', 'Napeague', 40.992, -72.065],
        ],
      },
      {
        id: 14,
        name: 'The Hamptons',
        beaches: [
          [341, 'Amagansett, Atlantic Avenue', 'Amagansett', 40.97, -72.118],
          [51, 'Main Beach, East Hampton', 'Main Beach', 40.945, -72.184],
          [342, 'Sagg Main Beach', 'Sagg Main', 40.907, -72.277],
          [52, 'Flying Point Beach', 'Flying Point', 40.8815, -72.354],
          [53, 'Shinnecock Inlet, The Bowl', 'The Bowl', 40.839, -72.47],
          [343, 'Ponquogue Beach', 'Ponquogue', 40.839, -72.5005],
          [344, 'Rogers Beach, Westhampton', 'Rogers', 40.8025, -72.628],
          [54, 'Cupsogue Beach', 'Cupsogue', 40.7674, -72.7355],
        ],
      },
    ],
  },
  {
    id: 7,
    name: 'Long Island South Shore and New York City',
    locals: [
      {
        id: 15,
        name: 'Fire Island',
        beaches: [
          [55, 'Smith Point', 'Smith Point', 40.731, -72.864],
          [345, 'Davis Park', 'Davis Park', 40.6815, -73.003],
          [346, 'Ocean Beach, Fire Island', 'Ocean Beach', 40.642, -73.156],
          [56, 'Robert Moses, Field 5', 'Field 5', 40.6264, -73.2246],
          [57, 'Democrat Point', 'Democrat Point', 40.62, -73.3],
        ],
      },
      {
        id: 16,
        name: 'Jones Beach Island',
        beaches: [
          [58, 'Gilgo Beach', 'Gilgo', 40.616, -73.397],
          [59, 'Tobay Beach', 'Tobay', 40.608, -73.43],
          [347, 'Jones Beach, Field 6', 'Field 6', 40.592, -73.495],
          [60, 'Jones Beach, West End', 'West End', 40.585, -73.55],
        ],
      },
      {
        id: 17,
        name: 'Long Beach, New York',
        beaches: [
          [348, 'Point Lookout, New York', 'Point Lookout', 40.586, -73.58],
          [61, 'Lido Beach', 'Lido', 40.5835, -73.622],
          [62, 'Long Beach, Lincoln Boulevard', 'Lincoln Boulevard', 40.582, -73.646],
          [349, 'Long Beach, National Boulevard', 'National Boulevard', 40.5825, -73.663],
          [350, 'Long Beach, Laurelton Boulevard', 'Laurelton', 40.582, -73.6815],
          [351, 'Atlantic Beach, New York', 'Atlantic Beach', 40.583, -73.728],
        ],
      },
      {
        id: 18,
        name: 'Rockaway',
        beaches: [
          [63, 'Rockaway Beach, 67th Street', '67th Street', 40.5865, -73.796],
          [64, 'Rockaway Beach, 90th Street', '90th Street', 40.582, -73.8135],
          [352, 'Rockaway Beach, 116th Street', '116th Street', 40.577, -73.838],
          [353, 'Jacob Riis Park', 'Riis Park', 40.565, -73.873],
        ],
      },
    ],
  },
];
