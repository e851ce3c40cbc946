import type { SourceArea } from './source-area.ts';

export const maineNewHampshireAreas: readonly SourceArea[] = [
  {
    id: 1,
    name: 'Maine',
    locals: [
      {
        id: 1,
        name: 'Midcoast Maine',
        beaches: [
          [312, 'Reid State Park, Mile Beach', 'Reid State Park', 43.782, -69.724],
          [1, 'Popham Beach', 'Popham', 43.7355, -69.7985],
        ],
      },
      {
        id: 2,
        name: 'Greater Portland',
        beaches: [
          [2, 'Higgins Beach', 'Higgins', 43.5595, -70.2765],
          [3, 'Scarborough Beach, Maine', 'Scarborough', 43.544, -70.306],
          [313, 'Pine Point Beach', 'Pine Point', 43.5375, -70.3375],
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
          [314, 'Footbridge Beach', 'Footbridge', 43.262, -70.5875],
          [8, 'Ogunquit Beach', 'Ogunquit', 43.251, -70.594],
          [9, 'Short Sands Beach, York', 'Short Sands', 43.1905, -70.603],
          [10, 'Long Sands Beach, York', 'Long Sands', 43.174, -70.6105],
          [315, 'Seapoint Beach', 'Seapoint', 43.0885, -70.6615],
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
          [316, 'Wallis Sands', 'Wallis Sands', 43.0265, -70.7275],
          [11, 'Jenness Beach', 'Jenness', 42.9855, -70.759],
          [317, 'North Hampton State Beach', 'North Hampton', 42.9555, -70.781],
          [12, 'The Wall, North Hampton', 'The Wall', 42.942, -70.7915],
          [318, 'North Beach, Hampton', 'North Beach', 42.9245, -70.7965],
          [13, 'Hampton Beach', 'Hampton', 42.907, -70.809],
          [319, 'Seabrook Beach', 'Seabrook', 42.888, -70.8125],
        ],
      },
    ],
  },
];
