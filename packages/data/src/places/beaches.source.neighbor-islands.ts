import type { SourceArea } from './source-area.ts';

export const neighborIslandsAreas: readonly SourceArea[] = [
  {
    id: 33,
    name: 'Maui',
    locals: [
      {
        id: 78,
        name: 'Maui North Shore',
        beaches: [
          [578, 'Waiehu Beach Park', 'Waiehu', 20.925, -156.4925],
          [579, 'Kanaha Beach Park', 'Kanaha', 20.9035, -156.44],
          [580, 'Baldwin Beach Park', 'Baldwin', 20.9135, -156.394],
          [581, 'Paia Bay', 'Paia Bay', 20.9165, -156.385],
          [302, "Ho'okipa", "Ho'okipa", 20.9428, -156.3572],
          [303, "Pe'ahi", "Pe'ahi", 20.9496, -156.2993],
        ],
      },
      {
        id: 79,
        name: 'West Maui',
        beaches: [
          [304, 'Honolua Bay', 'Honolua', 21.017, -156.64],
          [582, 'D.T. Fleming Beach', 'D.T. Fleming', 21.0055, -156.65],
          [583, 'Lahaina Breakwall', 'Lahaina', 20.869, -156.68],
          [584, 'Launiupoko', 'Launiupoko', 20.8425, -156.655],
          [585, 'Olowalu', 'Olowalu', 20.808, -156.62],
          [586, 'Thousand Peaks', 'Thousand Peaks', 20.7975, -156.59],
        ],
      },
      {
        id: 86,
        name: 'South and East Maui',
        beaches: [
          [587, 'Kihei, The Cove', 'Kihei Cove', 20.7275, -156.452],
          [588, 'Makena, Big Beach', 'Big Beach', 20.631, -156.4495],
          [589, 'Hamoa Beach', 'Hamoa', 20.7205, -155.987],
        ],
      },
    ],
  },
  {
    id: 37,
    name: 'Molokai and Lanai',
    locals: [
      { id: 87, name: 'Molokai', beaches: [[590, 'Papohaku Beach', 'Papohaku', 21.177, -157.2525]] },
      { id: 88, name: 'Lanai', beaches: [[591, 'Hulopoe Bay', 'Hulopoe', 20.7385, -156.8975]] },
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
          [593, 'Haena, Tunnels', 'Tunnels', 22.2275, -159.5635],
          [305, 'Hanalei Bay', 'Hanalei', 22.2085, -159.503],
          [594, 'Anahola Bay', 'Anahola', 22.15, -159.3025],
          [306, 'Kealia Beach', 'Kealia', 22.099, -159.306],
          [595, 'Wailua Beach', 'Wailua', 22.045, -159.3345],
          [596, 'Kalapaki Beach', 'Kalapaki', 21.9605, -159.349],
          [597, 'Shipwreck Beach', 'Shipwrecks', 21.8735, -159.437],
          [307, 'Poipu Beach', 'Poipu', 21.872, -159.456],
          [598, 'Salt Pond Beach Park', 'Salt Pond', 21.9, -159.606],
          [599, 'Pakala', 'Pakala', 21.9335, -159.655],
          [308, 'Kekaha Beach Park', 'Kekaha', 21.969, -159.73],
          [592, 'Polihale', 'Polihale', 22.083, -159.767],
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
          [605, "Punalu'u Black Sand Beach", "Punalu'u", 19.135, -155.5035],
          [603, 'Kahaluu Beach Park', 'Kahaluu', 19.5795, -155.968],
          [602, 'Magic Sands', 'Magic Sands', 19.5945, -155.973],
          [604, 'Lymans', 'Lymans', 19.607, -155.9785],
          [309, 'Banyans', 'Banyans', 19.613, -155.981],
          [310, 'Pine Trees, Kona', 'Pine Trees', 19.693, -156.045],
          [601, 'Kua Bay', 'Kua Bay', 19.811, -156.007],
          [600, 'Hapuna Beach', 'Hapuna', 19.9925, -155.8265],
          [608, 'Waipio Beach', 'Waipio', 20.1185, -155.59],
          [606, 'Kolekole Beach Park', 'Kolekole', 19.884, -155.118],
          [311, "Honoli'i", "Honoli'i", 19.756, -155.0902],
          [607, 'Richardson Ocean Park', 'Richardson', 19.737, -155.0135],
        ],
      },
    ],
  },
];
