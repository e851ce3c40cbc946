import type { SourceArea } from './source-area.ts';

export const centralCaliforniaAreas: readonly SourceArea[] = [
  {
    id: 26,
    name: 'San Francisco Bay Area',
    locals: [
      {
        id: 59,
        name: 'Marin',
        beaches: [
          [217, 'Dillon Beach', 'Dillon Beach', 38.25, -122.968],
          [218, 'Bolinas', 'Bolinas', 37.903, -122.685],
          [219, 'Stinson Beach', 'Stinson', 37.898, -122.646],
          [220, 'Fort Cronkhite, Rodeo Beach', 'Cronkhite', 37.831, -122.54],
        ],
      },
      {
        id: 60,
        name: 'San Francisco',
        beaches: [
          [221, "Ocean Beach, Kelly's Cove", "Kelly's Cove", 37.775, -122.515],
          [222, 'Ocean Beach, Noriega', 'Noriega', 37.753, -122.512],
          [223, 'Ocean Beach, Sloat', 'Sloat', 37.735, -122.509],
        ],
      },
      {
        id: 61,
        name: 'San Mateo Coast',
        beaches: [
          [224, 'Linda Mar, Pacifica', 'Linda Mar', 37.597, -122.504],
          [225, 'Montara State Beach', 'Montara', 37.548, -122.517],
          [226, 'Mavericks', 'Mavericks', 37.492, -122.501],
          [227, 'Half Moon Bay, Kelly Avenue', 'Half Moon Bay', 37.464, -122.447],
          [228, 'Waddell Creek', 'Waddell', 37.096, -122.28],
        ],
      },
    ],
  },
  {
    id: 27,
    name: 'Central California',
    locals: [
      {
        id: 62,
        name: 'Santa Cruz',
        beaches: [
          [229, 'Steamer Lane', 'Steamer Lane', 36.9505, -122.026],
          [230, "Cowell's Beach", "Cowell's", 36.9605, -122.024],
          [231, 'Pleasure Point', 'Pleasure Point', 36.9545, -121.971],
          [232, 'Capitola', 'Capitola', 36.971, -121.951],
          [233, 'Manresa State Beach', 'Manresa', 36.93, -121.862],
        ],
      },
      {
        id: 63,
        name: 'Monterey and Big Sur',
        beaches: [
          [234, 'Moss Landing', 'Moss Landing', 36.808, -121.792],
          [235, 'Marina State Beach', 'Marina', 36.698, -121.812],
          [236, 'Asilomar', 'Asilomar', 36.6193, -121.9462],
          [237, 'Carmel Beach', 'Carmel', 36.553, -121.931],
          [238, 'Sand Dollar Beach', 'Sand Dollar', 35.921, -121.47],
        ],
      },
      {
        id: 64,
        name: 'San Luis Obispo County',
        beaches: [
          [239, 'Cayucos Pier', 'Cayucos', 35.447, -120.907],
          [240, 'Morro Rock', 'Morro Rock', 35.374, -120.868],
          [241, 'Pismo Beach Pier', 'Pismo', 35.138, -120.646],
        ],
      },
    ],
  },
  {
    id: 28,
    name: 'Santa Barbara and Ventura',
    locals: [
      {
        id: 65,
        name: 'Santa Barbara County',
        beaches: [
          [242, 'Jalama Beach', 'Jalama', 34.509, -120.503],
          [243, 'El Capitan', 'El Capitan', 34.4575, -120.024],
          [244, 'Campus Point', 'Campus Point', 34.404, -119.843],
          [245, 'Leadbetter Point', 'Leadbetter', 34.401, -119.699],
          [246, 'Rincon', 'Rincon', 34.372, -119.478],
        ],
      },
      {
        id: 66,
        name: 'Ventura County',
        beaches: [
          [247, 'Mondos', 'Mondos', 34.3071, -119.36],
          [248, 'Ventura, C Street', 'C Street', 34.2735, -119.302],
          [249, 'Silver Strand', 'Silver Strand', 34.1507, -119.2246],
          [250, 'County Line', 'County Line', 34.051, -118.964],
        ],
      },
    ],
  },
];
