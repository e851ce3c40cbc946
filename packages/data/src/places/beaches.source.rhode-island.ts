import type { SourceArea } from './source-area.ts';

export const rhodeIslandAreas: readonly SourceArea[] = [
  {
    id: 5,
    name: 'Rhode Island',
    locals: [
      {
        id: 9,
        name: 'Newport and Little Compton',
        beaches: [
          [31, 'South Shore Beach', 'South Shore', 41.494, -71.136],
          [32, 'Second Beach', 'Second Beach', 41.486, -71.255],
          [33, "Easton's Beach", 'First Beach', 41.4865, -71.288],
          [34, 'Ruggles', 'Ruggles', 41.4673, -71.2958],
        ],
      },
      {
        id: 10,
        name: 'Narragansett',
        beaches: [
          [35, 'Narragansett Town Beach', 'Town Beach', 41.434, -71.452],
          [334, "Monahan's Dock", "Monahan's", 41.4205, -71.454],
          [36, 'Scarborough State Beach', 'Scarborough', 41.389, -71.47],
          [37, 'Point Judith Lighthouse', 'Point Judith', 41.36, -71.482],
        ],
      },
      {
        id: 11,
        name: 'South County',
        beaches: [
          [38, 'East Matunuck State Beach', 'East Matunuck', 41.3755, -71.527],
          [39, 'Matunuck, Deep Hole', 'Deep Hole', 41.3715, -71.54],
          [40, 'Matunuck, Trestles', 'Matunuck Trestles', 41.3715, -71.548],
          [335, 'Moonstone Beach, Rhode Island', 'Moonstone', 41.372, -71.5705],
          [336, 'Green Hill Beach', 'Green Hill', 41.366, -71.601],
          [41, 'Charlestown Town Beach', 'Charlestown', 41.3535, -71.6389],
          [337, 'East Beach, Charlestown', 'East Beach', 41.341, -71.692],
          [42, 'Misquamicut State Beach', 'Misquamicut', 41.3225, -71.803],
          [338, 'Watch Hill, East Beach', 'Watch Hill', 41.3085, -71.852],
        ],
      },
      {
        id: 12,
        name: 'Block Island',
        beaches: [
          [339, 'Mansion Beach', 'Mansion', 41.208, -71.5585],
          [43, 'Crescent Beach, Block Island', 'Crescent Beach', 41.188, -71.564],
        ],
      },
    ],
  },
];
