import type { SourceArea } from './source-area.ts';

export const massachusettsAreas: readonly SourceArea[] = [
  {
    id: 3,
    name: 'Massachusetts, North and South Shore',
    locals: [
      {
        id: 5,
        name: 'North Shore',
        beaches: [
          [14, 'Salisbury Beach', 'Salisbury', 42.841, -70.813],
          [15, 'Plum Island', 'Plum Island', 42.796, -70.806],
          [320, 'Crane Beach', 'Crane', 42.6855, -70.7655],
          [321, 'Long Beach, Gloucester', 'Long Beach', 42.632, -70.619],
          [16, 'Good Harbor Beach', 'Good Harbor', 42.6195, -70.627],
          [17, 'Devereux Beach', 'Devereux', 42.492, -70.853],
          [18, 'Nahant Beach', 'Nahant', 42.443, -70.935],
        ],
      },
      {
        id: 6,
        name: 'South Shore',
        beaches: [
          [19, 'Nantasket Beach', 'Nantasket', 42.273, -70.854],
          [322, 'Minot Beach', 'Minot', 42.238, -70.7605],
          [323, 'Humarock Beach', 'Humarock', 42.138, -70.6905],
          [20, 'Green Harbor', 'Green Harbor', 42.079, -70.644],
          [324, 'Duxbury Beach', 'Duxbury', 42.051, -70.6435],
          [21, 'Horseneck Beach', 'Horseneck', 41.4988, -71.0492],
        ],
      },
    ],
  },
  {
    id: 4,
    name: 'Cape Cod and the Islands',
    locals: [
      {
        id: 7,
        name: 'Outer Cape',
        beaches: [
          [325, 'Race Point Beach', 'Race Point', 42.081, -70.2185],
          [326, 'Head of the Meadow Beach', 'Head of the Meadow', 42.0535, -70.079],
          [327, 'Longnook Beach', 'Longnook', 42.023, -70.0375],
          [328, 'Newcomb Hollow', 'Newcomb Hollow', 41.9665, -69.9965],
          [22, 'Cahoon Hollow', 'Cahoon Hollow', 41.9439, -69.9834],
          [23, 'White Crest Beach', 'White Crest', 41.9314, -69.9784],
          [329, 'LeCount Hollow', 'LeCount Hollow', 41.9205, -69.973],
          [24, 'Marconi Beach', 'Marconi', 41.8917, -69.9616],
          [25, 'Nauset Light Beach', 'Nauset Light', 41.859, -69.95],
          [26, 'Coast Guard Beach, Eastham', 'Coast Guard', 41.843, -69.947],
          [27, 'Nauset Beach, Orleans', 'Nauset', 41.787, -69.934],
          [330, 'Lighthouse Beach, Chatham', 'Chatham', 41.671, -69.9465],
        ],
      },
      {
        id: 8,
        name: "Nantucket and Martha's Vineyard",
        beaches: [
          [28, 'Cisco Beach', 'Cisco', 41.249, -70.155],
          [29, 'Surfside Beach, Nantucket', 'Surfside', 41.2415, -70.094],
          [332, 'Nobadeer Beach', 'Nobadeer', 41.2425, -70.068],
          [331, 'Madaket Beach', 'Madaket', 41.271, -70.2035],
          [30, 'South Beach, Katama', 'Katama', 41.3452, -70.5241],
          [333, 'Squibnocket Beach', 'Squibnocket', 41.3055, -70.7735],
        ],
      },
    ],
  },
];
