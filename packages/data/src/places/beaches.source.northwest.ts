import type { SourceArea } from './source-area.ts';

export const northwestAreas: readonly SourceArea[] = [
  {
    id: 23,
    name: 'Washington',
    locals: [
      {
        id: 52,
        name: 'Olympic Peninsula',
        beaches: [
          [191, 'Hobuck Beach', 'Hobuck', 48.3368, -124.6672],
          [192, 'La Push, First Beach', 'First Beach', 47.905, -124.64],
        ],
      },
      {
        id: 53,
        name: 'Grays Harbor and Long Beach',
        beaches: [
          [193, 'Ocean Shores', 'Ocean Shores', 46.9449, -124.1748],
          [194, 'Westport, The Jetty', 'The Jetty', 46.9012, -124.1375],
          [195, 'Long Beach, Washington', 'Long Beach', 46.3516, -124.0621],
        ],
      },
    ],
  },
  {
    id: 24,
    name: 'Oregon',
    locals: [
      {
        id: 54,
        name: 'North Oregon Coast',
        beaches: [
          [196, 'Seaside Cove', 'The Cove', 45.9789, -123.9439],
          [197, 'Indian Beach, Ecola', 'Indian Beach', 45.93, -123.981],
          [198, 'Cannon Beach', 'Cannon Beach', 45.896, -123.967],
          [199, 'Short Sand Beach', 'Short Sand', 45.76, -123.968],
          [200, 'Manzanita', 'Manzanita', 45.718, -123.945],
          [201, 'Pacific City, Cape Kiwanda', 'Pacific City', 45.215, -123.977],
        ],
      },
      {
        id: 55,
        name: 'Central Oregon Coast',
        beaches: [
          [202, 'Lincoln City, Roads End', 'Roads End', 45.007, -124.013],
          [203, 'Otter Rock', 'Otter Rock', 44.744, -124.063],
          [204, 'Agate Beach, Newport', 'Agate Beach', 44.6619, -124.0598],
          [205, 'South Beach, Newport', 'South Beach', 44.6002, -124.0691],
          [206, 'Florence, South Jetty', 'South Jetty', 44.012, -124.1382],
        ],
      },
      {
        id: 56,
        name: 'South Oregon Coast',
        beaches: [
          [207, 'Bastendorff Beach', 'Bastendorff', 43.345, -124.354],
          [208, 'Bandon, South Jetty', 'Bandon', 43.121, -124.431],
          [209, 'Port Orford, Battle Rock', 'Battle Rock', 42.739, -124.49],
          [210, 'Brookings, Sporthaven Beach', 'Sporthaven', 42.043, -124.269],
        ],
      },
    ],
  },
  {
    id: 25,
    name: 'Far Northern California',
    locals: [
      {
        id: 57,
        name: 'Redwood Coast',
        beaches: [
          [211, 'Crescent City, South Beach', 'South Beach', 41.736, -124.164],
          [212, 'Moonstone Beach', 'Moonstone', 41.029, -124.113],
          [213, 'Samoa Peninsula, North Jetty', 'North Jetty', 40.77, -124.232],
        ],
      },
      {
        id: 58,
        name: 'Mendocino and Sonoma',
        beaches: [
          [214, 'Virgin Creek', 'Virgin Creek', 39.471, -123.807],
          [215, 'Point Arena Cove', 'Arena Cove', 38.914, -123.713],
          [216, 'Salmon Creek', 'Salmon Creek', 38.352, -123.069],
        ],
      },
    ],
  },
];
