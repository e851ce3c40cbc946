import type { SourceArea } from './source-area.ts';

export const oahuAreas: readonly SourceArea[] = [
  {
    id: 32,
    name: 'Oahu',
    locals: [
      {
        id: 75,
        name: 'North Shore, Oahu',
        beaches: [
          [561, 'Mokuleia', 'Mokuleia', 21.5825, -158.1925],
          [290, "Haleiwa, Ali'i Beach", 'Haleiwa', 21.595, -158.112],
          [291, 'Laniakea', 'Laniakea', 21.6227, -158.0886],
          [562, "Chun's Reef", "Chun's", 21.6295, -158.0805],
          [292, 'Waimea Bay', 'Waimea', 21.642, -158.067],
          [563, 'Off-the-Wall', 'Off-the-Wall', 21.6625, -158.0565],
          [293, 'Banzai Pipeline', 'Pipeline', 21.665, -158.054],
          [294, 'Rocky Point', 'Rocky Point', 21.672, -158.049],
          [295, 'Sunset Beach, Oahu', 'Sunset', 21.679, -158.043],
          [564, 'Velzyland', 'Velzyland', 21.684, -158.034],
          [565, 'Turtle Bay', 'Turtle Bay', 21.7065, -157.998],
        ],
      },
      {
        id: 76,
        name: 'South Shore, Oahu',
        beaches: [
          [566, 'Barbers Point', 'Barbers Point', 21.2965, -158.107],
          [567, 'White Plains Beach', 'White Plains', 21.3025, -158.0455],
          [568, 'Ewa Beach', 'Ewa Beach', 21.31, -158.005],
          [569, 'Kewalos', 'Kewalos', 21.29, -157.8605],
          [296, 'Ala Moana Bowls', 'Bowls', 21.283, -157.847],
          [570, 'Kaisers', 'Kaisers', 21.279, -157.8425],
          [297, 'Waikiki, Canoes', 'Canoes', 21.274, -157.829],
          [298, 'Diamond Head Lighthouse', 'Diamond Head', 21.254, -157.809],
          [571, 'Portlock, China Walls', 'China Walls', 21.261, -157.712],
        ],
      },
      {
        id: 77,
        name: 'Windward and West Side, Oahu',
        beaches: [
          [299, 'Sandy Beach', 'Sandys', 21.2857, -157.6717],
          [300, "Makapu'u", "Makapu'u", 21.312, -157.659],
          [572, 'Waimanalo Beach', 'Waimanalo', 21.334, -157.694],
          [573, 'Kailua Beach', 'Kailua', 21.4005, -157.7355],
          [574, 'Laie, Hukilau Beach', 'Hukilau', 21.653, -157.928],
          [577, 'Yokohama Bay', 'Yokohama', 21.5545, -158.2515],
          [301, 'Makaha', 'Makaha', 21.476, -158.223],
          [576, 'Maili Beach Park', 'Maili', 21.413, -158.1815],
          [575, 'Tracks, Kahe Point', 'Tracks', 21.352, -158.1325],
        ],
      },
    ],
  },
];
