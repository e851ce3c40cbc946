import type { SourceArea } from './source-area.ts';

export const centralCaliforniaAreas: readonly SourceArea[] = [
  {
    id: 27,
    name: 'Central California',
    locals: [
      {
        id: 62,
        name: 'Santa Cruz',
        beaches: [
          [500, 'Scott Creek', 'Scott Creek', 37.0405, -122.231],
          [501, 'Davenport Landing', 'Davenport', 37.0245, -122.217],
          [502, 'Four Mile Beach', 'Four Mile', 36.9645, -122.1195],
          [503, 'Natural Bridges', 'Natural Bridges', 36.949, -122.0595],
          [229, 'Steamer Lane', 'Steamer Lane', 36.9505, -122.026],
          [230, "Cowell's Beach", "Cowell's", 36.9605, -122.024],
          [504, '26th Avenue, Santa Cruz', '26th Avenue', 36.9575, -121.98],
          [231, 'Pleasure Point', 'Pleasure Point', 36.9545, -121.971],
          [232, 'Capitola', 'Capitola', 36.971, -121.951],
          [505, 'Seacliff State Beach', 'Seacliff', 36.971, -121.914],
          [233, 'Manresa State Beach', 'Manresa', 36.93, -121.862],
          [506, 'Sunset State Beach', 'Sunset State Beach', 36.885, -121.834],
        ],
      },
      {
        id: 63,
        name: 'Monterey and Big Sur',
        beaches: [
          [234, 'Moss Landing', 'Moss Landing', 36.808, -121.792],
          [235, 'Marina State Beach', 'Marina', 36.698, -121.812],
          [507, 'Sand City, Bay Avenue', 'Sand City', 36.623, -121.8565],
          [236, 'Asilomar', 'Asilomar', 36.6193, -121.9462],
          [508, 'Spanish Bay', 'Spanish Bay', 36.611, -121.9465],
          [237, 'Carmel Beach', 'Carmel', 36.553, -121.931],
          [509, 'Andrew Molera Beach', 'Molera', 36.2825, -121.861],
          [510, 'Pfeiffer Beach', 'Pfeiffer', 36.238, -121.8175],
          [238, 'Sand Dollar Beach', 'Sand Dollar', 35.921, -121.47],
        ],
      },
      {
        id: 64,
        name: 'San Luis Obispo County',
        beaches: [
          [511, 'Pico Creek', 'Pico Creek', 35.6145, -121.15],
          [512, 'Moonstone Beach, Cambria', 'Moonstone', 35.569, -121.1145],
          [239, 'Cayucos Pier', 'Cayucos', 35.447, -120.907],
          [513, 'Morro Strand', 'Morro Strand', 35.4035, -120.871],
          [240, 'Morro Rock', 'Morro Rock', 35.374, -120.868],
          [514, 'Sandspit Beach, Montana de Oro', 'Sandspit', 35.3005, -120.878],
          [515, 'Avila Beach', 'Avila', 35.178, -120.734],
          [241, 'Pismo Beach Pier', 'Pismo', 35.138, -120.646],
        ],
      },
    ],
  },
];
