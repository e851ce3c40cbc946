import type { SourceArea } from './source-area.ts';

export const hawaiiAreas: readonly SourceArea[] = [
  {
    id: 32,
    name: 'Oahu',
    locals: [
      {
        id: 75,
        name: 'North Shore, Oahu',
        beaches: [
          [290, "Haleiwa, Ali'i Beach", 'Haleiwa', 21.595, -158.112],
          [291, 'Laniakea', 'Laniakea', 21.6227, -158.0886],
          [292, 'Waimea Bay', 'Waimea', 21.642, -158.067],
          [293, 'Banzai Pipeline', 'Pipeline', 21.665, -158.054],
          [294, 'Rocky Point', 'Rocky Point', 21.672, -158.049],
          [295, 'Sunset Beach, Oahu', 'Sunset', 21.679, -158.043],
        ],
      },
      {
        id: 76,
        name: 'South Shore, Oahu',
        beaches: [
          [296, 'Ala Moana Bowls', 'Bowls', 21.283, -157.847],
          [297, 'Waikiki, Canoes', 'Canoes', 21.274, -157.829],
          [298, 'Diamond Head Lighthouse', 'Diamond Head', 21.254, -157.809],
        ],
      },
      {
        id: 77,
        name: 'Windward and West Side, Oahu',
        beaches: [
          [299, 'Sandy Beach', 'Sandys', 21.2857, -157.6717],
          [300, "Makapu'u", "Makapu'u", 21.312, -157.659],
          [301, 'Makaha', 'Makaha', 21.476, -158.223],
        ],
      },
    ],
  },
  {
    id: 33,
    name: 'Maui',
    locals: [
      {
        id: 78,
        name: 'Maui North Shore',
        beaches: [
          [302, "Ho'okipa", "Ho'okipa", 20.9428, -156.3572],
          [303, "Pe'ahi", "Pe'ahi", 20.9496, -156.2993],
        ],
      },
      {
        id: 79,
        name: 'West Maui',
        beaches: [[304, 'Honolua Bay', 'Honolua', 21.017, -156.64]],
      },
    ],
  },
  {
    id: 34,
    name: 'Kauai',
    locals: [
      {
        id: 80,
        name: 'Kauai Beaches',
        beaches: [
          [305, 'Hanalei Bay', 'Hanalei', 22.2085, -159.503],
          [306, 'Kealia Beach', 'Kealia', 22.099, -159.306],
          [307, 'Poipu Beach', 'Poipu', 21.872, -159.456],
          [308, 'Kekaha Beach Park', 'Kekaha', 21.969, -159.73],
        ],
      },
    ],
  },
  {
    id: 35,
    name: 'Big Island',
    locals: [
      {
        id: 81,
        name: 'Kona and Hilo',
        beaches: [
          [309, 'Banyans', 'Banyans', 19.613, -155.981],
          [310, 'Pine Trees, Kona', 'Pine Trees', 19.693, -156.045],
          [311, "Honoli'i", "Honoli'i", 19.756, -155.0902],
        ],
      },
    ],
  },
];
