import type { SourceArea } from './source-area.ts';

export const northernCaliforniaAreas: readonly SourceArea[] = [
  {
    id: 25,
    name: 'Far Northern California',
    locals: [
      {
        id: 57,
        name: 'Redwood Coast',
        beaches: [
          [479, 'Crescent City, Pebble Beach', 'Pebble Beach', 41.7605, -124.2265],
          [211, 'Crescent City, South Beach', 'South Beach', 41.736, -124.164],
          [480, 'Wilson Creek Beach', 'Wilson Creek', 41.604, -124.1015],
          [481, 'Camel Rock', 'Camel Rock', 41.0375, -124.121],
          [212, 'Moonstone Beach', 'Moonstone', 41.029, -124.113],
          [482, 'Clam Beach', 'Clam Beach', 40.9945, -124.1185],
          [213, 'Samoa Peninsula, North Jetty', 'North Jetty', 40.77, -124.232],
          [483, 'Shelter Cove', 'Shelter Cove', 40.0245, -124.0725],
        ],
      },
      {
        id: 58,
        name: 'Mendocino and Sonoma',
        beaches: [
          [214, 'Virgin Creek', 'Virgin Creek', 39.471, -123.807],
          [484, 'Big River Beach, Mendocino', 'Big River', 39.3025, -123.794],
          [485, 'Manchester State Beach', 'Manchester', 38.9835, -123.7095],
          [215, 'Point Arena Cove', 'Arena Cove', 38.914, -123.713],
          [486, 'Goat Rock Beach', 'Goat Rock', 38.443, -123.127],
          [216, 'Salmon Creek', 'Salmon Creek', 38.352, -123.069],
          [487, 'Doran Beach', 'Doran', 38.3115, -123.041],
        ],
      },
    ],
  },
  {
    id: 26,
    name: 'San Francisco Bay Area',
    locals: [
      {
        id: 59,
        name: 'Marin',
        beaches: [
          [217, 'Dillon Beach', 'Dillon Beach', 38.25, -122.968],
          [488, 'Point Reyes, North Beach', 'North Beach', 38.079, -122.9765],
          [489, 'Drakes Beach', 'Drakes Beach', 38.026, -122.9605],
          [490, 'Limantour Beach', 'Limantour', 38.0255, -122.886],
          [218, 'Bolinas', 'Bolinas', 37.903, -122.685],
          [219, 'Stinson Beach', 'Stinson', 37.898, -122.646],
          [491, 'Muir Beach', 'Muir Beach', 37.858, -122.5775],
          [220, 'Fort Cronkhite, Rodeo Beach', 'Cronkhite', 37.831, -122.54],
        ],
      },
      {
        id: 60,
        name: 'San Francisco',
        beaches: [
          [221, "Ocean Beach, Kelly's Cove", "Kelly's Cove", 37.775, -122.515],
          [222, 'Ocean Beach, Noriega', 'Noriega', 37.753, -122.512],
          [492, 'Ocean Beach, Taraval', 'Taraval', 37.742, -122.5105],
          [223, 'Ocean Beach, Sloat', 'Sloat', 37.735, -122.509],
        ],
      },
      {
        id: 61,
        name: 'San Mateo Coast',
        beaches: [
          [493, 'Pacifica Pier, Sharp Park', 'Pacifica Pier', 37.6335, -122.4965],
          [494, 'Rockaway Beach, Pacifica', 'Rockaway', 37.61, -122.499],
          [224, 'Linda Mar, Pacifica', 'Linda Mar', 37.597, -122.504],
          [225, 'Montara State Beach', 'Montara', 37.548, -122.517],
          [226, 'Mavericks', 'Mavericks', 37.492, -122.501],
          [495, "Princeton Jetty, Surfer's Beach", 'Princeton Jetty', 37.501, -122.472],
          [496, 'Venice Beach, Half Moon Bay', 'Venice Beach', 37.4805, -122.453],
          [227, 'Half Moon Bay, Kelly Avenue', 'Half Moon Bay', 37.464, -122.447],
          [497, 'San Gregorio State Beach', 'San Gregorio', 37.323, -122.4045],
          [498, 'Pescadero State Beach', 'Pescadero', 37.2645, -122.4145],
          [499, 'Gazos Creek', 'Gazos Creek', 37.1655, -122.3635],
          [228, 'Waddell Creek', 'Waddell', 37.096, -122.28],
        ],
      },
    ],
  },
];
