import type { SourceArea } from './source-area.ts';

export const southernCaliforniaAreas: readonly SourceArea[] = [
  {
    id: 29,
    name: 'Los Angeles',
    locals: [
      {
        id: 67,
        name: 'Malibu',
        beaches: [
          [251, 'Leo Carrillo', 'Leo Carrillo', 34.044, -118.94],
          [252, 'Zuma Beach', 'Zuma', 34.017, -118.824],
          [253, 'Malibu, First Point', 'First Point', 34.035, -118.678],
          [254, 'Topanga', 'Topanga', 34.037, -118.582],
        ],
      },
      {
        id: 68,
        name: 'South Bay and Santa Monica Bay',
        beaches: [
          [255, 'Venice Breakwater', 'Venice', 33.985, -118.477],
          [256, 'El Porto', 'El Porto', 33.902, -118.424],
          [257, 'Manhattan Beach Pier', 'Manhattan Pier', 33.884, -118.414],
          [258, 'Hermosa Beach Pier', 'Hermosa Pier', 33.8615, -118.404],
          [259, "Torrance Beach, Haggerty's", "Haggerty's", 33.804, -118.398],
        ],
      },
    ],
  },
  {
    id: 30,
    name: 'Orange County',
    locals: [
      {
        id: 69,
        name: 'Huntington Beach and Seal Beach',
        beaches: [
          [260, 'Seal Beach Pier', 'Seal Beach', 33.737, -118.108],
          [261, 'Bolsa Chica', 'Bolsa Chica', 33.694, -118.049],
          [262, 'Huntington Beach Pier', 'Huntington Pier', 33.655, -118.005],
        ],
      },
      {
        id: 70,
        name: 'Newport Beach',
        beaches: [
          [263, 'Newport Beach, 56th Street', '56th Street', 33.622, -117.941],
          [264, 'Newport Beach, Blackies', 'Blackies', 33.6085, -117.932],
          [265, 'The Wedge', 'The Wedge', 33.593, -117.882],
        ],
      },
      {
        id: 71,
        name: 'South Orange County',
        beaches: [
          [266, 'Salt Creek', 'Salt Creek', 33.475, -117.7265],
          [267, 'Doheny', 'Doheny', 33.46, -117.688],
          [268, 'San Clemente Pier', 'San Clemente Pier', 33.4185, -117.622],
          [269, 'T-Street', 'T-Street', 33.4155, -117.619],
          [270, 'Trestles, Lowers', 'Lowers', 33.3815, -117.589],
          [271, "San Onofre, Old Man's", "Old Man's", 33.3725, -117.568],
        ],
      },
    ],
  },
  {
    id: 31,
    name: 'San Diego',
    locals: [
      {
        id: 72,
        name: 'North County',
        beaches: [
          [272, 'Oceanside Harbor', 'Oceanside Harbor', 33.203, -117.393],
          [273, 'Oceanside Pier', 'Oceanside Pier', 33.193, -117.388],
          [274, 'Tamarack', 'Tamarack', 33.1465, -117.346],
          [275, 'Ponto', 'Ponto', 33.086, -117.315],
          [276, "Beacon's", "Beacon's", 33.065, -117.307],
          [277, "Swami's", "Swami's", 33.034, -117.294],
          [278, 'Cardiff Reef', 'Cardiff Reef', 33.015, -117.283],
          [279, 'Del Mar, 15th Street', 'Del Mar', 32.959, -117.27],
        ],
      },
      {
        id: 73,
        name: 'La Jolla and Pacific Beach',
        beaches: [
          [280, "Black's Beach", "Black's", 32.879, -117.254],
          [281, 'Scripps Pier', 'Scripps', 32.8665, -117.257],
          [282, 'Windansea', 'Windansea', 32.83, -117.2825],
          [283, 'Tourmaline', 'Tourmaline', 32.805, -117.264],
          [284, 'Pacific Beach, Crystal Pier', 'PB Pier', 32.796, -117.259],
          [285, 'Mission Beach', 'Mission Beach', 32.771, -117.254],
        ],
      },
      {
        id: 74,
        name: 'Ocean Beach to Imperial Beach',
        beaches: [
          [286, 'Ocean Beach Pier', 'OB Pier', 32.75, -117.255],
          [287, 'Sunset Cliffs', 'Sunset Cliffs', 32.721, -117.258],
          [288, 'Coronado Beach', 'Coronado', 32.683, -117.186],
          [289, 'Imperial Beach Pier', 'Imperial Beach', 32.579, -117.135],
        ],
      },
    ],
  },
];
