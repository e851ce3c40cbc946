import type { SourceArea } from './source-area.ts';

export const newEnglandAreas: readonly SourceArea[] = [
  {
    id: 1,
    name: 'Maine',
    locals: [
      {
        id: 1,
        name: 'Midcoast Maine',
        beaches: [[1, 'Popham Beach', 'Popham', 43.7355, -69.7985]],
      },
      {
        id: 2,
        name: 'Greater Portland',
        beaches: [
          [2, 'Higgins Beach', 'Higgins', 43.5595, -70.2765],
          [3, 'Scarborough Beach, Maine', 'Scarborough', 43.544, -70.306],
          [4, 'Old Orchard Beach, The Pier', 'Old Orchard Pier', 43.5145, -70.371],
        ],
      },
      {
        id: 3,
        name: 'Southern Maine',
        beaches: [
          [5, 'Fortunes Rocks Beach', 'Fortunes Rocks', 43.429, -70.372],
          [6, "Gooch's Beach", "Gooch's", 43.3465, -70.474],
          [7, 'Wells Beach', 'Wells', 43.302, -70.5649],
          [8, 'Ogunquit Beach', 'Ogunquit', 43.251, -70.594],
          [9, 'Short Sands Beach, York', 'Short Sands', 43.1905, -70.603],
          [10, 'Long Sands Beach, York', 'Long Sands', 43.174, -70.6105],
        ],
      },
    ],
  },
  {
    id: 2,
    name: 'New Hampshire',
    locals: [
      {
        id: 4,
        name: 'New Hampshire Seacoast',
        beaches: [
          [11, 'Jenness Beach', 'Jenness', 42.9855, -70.759],
          [12, 'The Wall, North Hampton', 'The Wall', 42.942, -70.7915],
          [13, 'Hampton Beach', 'Hampton', 42.907, -70.809],
        ],
      },
    ],
  },
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
          [20, 'Green Harbor', 'Green Harbor', 42.079, -70.644],
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
          [22, 'Cahoon Hollow', 'Cahoon Hollow', 41.9439, -69.9834],
          [23, 'White Crest Beach', 'White Crest', 41.9314, -69.9784],
          [24, 'Marconi Beach', 'Marconi', 41.8917, -69.9616],
          [25, 'Nauset Light Beach', 'Nauset Light', 41.859, -69.95],
          [26, 'Coast Guard Beach, Eastham', 'Coast Guard', 41.843, -69.947],
          [27, 'Nauset Beach, Orleans', 'Nauset', 41.787, -69.934],
        ],
      },
      {
        id: 8,
        name: "Nantucket and Martha's Vineyard",
        beaches: [
          [28, 'Cisco Beach', 'Cisco', 41.249, -70.155],
          [29, 'Surfside Beach, Nantucket', 'Surfside', 41.2415, -70.094],
          [30, 'South Beach, Katama', 'Katama', 41.3452, -70.5241],
        ],
      },
    ],
  },
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
          [41, 'Charlestown Town Beach', 'Charlestown', 41.3535, -71.6389],
          [42, 'Misquamicut State Beach', 'Misquamicut', 41.3225, -71.803],
        ],
      },
      {
        id: 12,
        name: 'Block Island',
        beaches: [[43, 'Crescent Beach, Block Island', 'Crescent Beach', 41.188, -71.564]],
      },
    ],
  },
];
