import type { SourceArea } from './source-area.ts';

export const washingtonOregonAreas: readonly SourceArea[] = [
  {
    id: 23,
    name: 'Washington',
    locals: [
      {
        id: 52,
        name: 'Olympic Peninsula',
        beaches: [
          [191, 'Hobuck Beach', 'Hobuck', 48.3368, -124.6672],
          [461, 'Rialto Beach', 'Rialto', 47.9205, -124.6405],
          [192, 'La Push, First Beach', 'First Beach', 47.905, -124.64],
          [462, 'Kalaloch', 'Kalaloch', 47.607, -124.377],
        ],
      },
      {
        id: 53,
        name: 'Grays Harbor and Long Beach',
        beaches: [
          [193, 'Ocean Shores', 'Ocean Shores', 46.9449, -124.1748],
          [194, 'Westport, The Jetty', 'The Jetty', 46.9012, -124.1375],
          [463, 'Twin Harbors', 'Twin Harbors', 46.856, -124.119],
          [464, 'Grayland Beach', 'Grayland', 46.7935, -124.1025],
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
          [465, 'Fort Stevens, South Jetty', 'Fort Stevens', 46.226, -124.0155],
          [466, 'Gearhart', 'Gearhart', 46.0285, -123.9325],
          [196, 'Seaside Cove', 'The Cove', 45.9789, -123.9439],
          [197, 'Indian Beach, Ecola', 'Indian Beach', 45.93, -123.981],
          [198, 'Cannon Beach', 'Cannon Beach', 45.896, -123.967],
          [199, 'Short Sand Beach', 'Short Sand', 45.76, -123.968],
          [200, 'Manzanita', 'Manzanita', 45.718, -123.945],
          [467, 'Rockaway Beach, Oregon', 'Rockaway', 45.613, -123.947],
          [468, 'Oceanside, Oregon', 'Oceanside', 45.4615, -123.973],
          [201, 'Pacific City, Cape Kiwanda', 'Pacific City', 45.215, -123.977],
          [469, 'Neskowin', 'Neskowin', 45.104, -123.986],
        ],
      },
      {
        id: 55,
        name: 'Central Oregon Coast',
        beaches: [
          [202, 'Lincoln City, Roads End', 'Roads End', 45.007, -124.013],
          [470, 'Lincoln City, Nelscott', 'Nelscott', 44.9445, -124.0265],
          [471, 'Gleneden Beach', 'Gleneden', 44.8815, -124.0405],
          [203, 'Otter Rock', 'Otter Rock', 44.744, -124.063],
          [472, 'Beverly Beach', 'Beverly Beach', 44.7285, -124.06],
          [204, 'Agate Beach, Newport', 'Agate Beach', 44.6619, -124.0598],
          [473, 'Nye Beach, Newport', 'Nye Beach', 44.642, -124.064],
          [205, 'South Beach, Newport', 'South Beach', 44.6002, -124.0691],
          [474, 'Heceta Beach', 'Heceta', 44.036, -124.1365],
          [206, 'Florence, South Jetty', 'South Jetty', 44.012, -124.1382],
        ],
      },
      {
        id: 56,
        name: 'South Oregon Coast',
        beaches: [
          [475, 'Winchester Bay, South Jetty', 'Winchester Bay', 43.6595, -124.212],
          [476, 'Horsfall Beach', 'Horsfall', 43.4545, -124.2785],
          [207, 'Bastendorff Beach', 'Bastendorff', 43.345, -124.354],
          [208, 'Bandon, South Jetty', 'Bandon', 43.121, -124.431],
          [209, 'Port Orford, Battle Rock', 'Battle Rock', 42.739, -124.49],
          [477, 'Gold Beach, South Jetty', 'Gold Beach', 42.4165, -124.43],
          [478, 'Pistol River', 'Pistol River', 42.2755, -124.4085],
          [210, 'Brookings, Sporthaven Beach', 'Sporthaven', 42.043, -124.269],
        ],
      },
    ],
  },
];
