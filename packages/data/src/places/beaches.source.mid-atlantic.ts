import type { SourceArea } from './source-area.ts';

export const midAtlanticAreas: readonly SourceArea[] = [
  {
    id: 12,
    name: 'Delaware',
    locals: [
      {
        id: 24,
        name: 'Rehoboth and Cape Henlopen',
        beaches: [
          [91, 'Herring Point', 'Herring Point', 38.766, -75.081],
          [92, 'Rehoboth Beach', 'Rehoboth', 38.7165, -75.075],
          [93, 'Dewey Beach', 'Dewey', 38.693, -75.071],
        ],
      },
      {
        id: 25,
        name: 'Delaware Seashore',
        beaches: [
          [94, 'Tower Road Oceanside', 'Tower Road', 38.662, -75.066],
          [148, 'Indian River Inlet, Northside', 'Northside', 38.6125, -75.06],
          [96, 'Indian River Inlet, Southside', 'Southside', 38.605, -75.059],
        ],
      },
      {
        id: 26,
        name: 'Bethany and Fenwick',
        beaches: [
          [97, 'Bethany Beach', 'Bethany', 38.539, -75.053],
          [98, 'South Bethany', 'South Bethany', 38.515, -75.051],
          [99, 'Fenwick Island', 'Fenwick', 38.46, -75.049],
        ],
      },
    ],
  },
  {
    id: 11,
    name: 'Maryland',
    locals: [
      {
        id: 27,
        name: 'Ocean City and Assateague',
        beaches: [
          [100, 'Ocean City, Maryland, 140th Street', '140th Street', 38.446, -75.05],
          [101, 'Ocean City, Maryland, 36th Street', '36th Street', 38.366, -75.069],
          [102, 'Ocean City Inlet, Maryland', 'The Inlet', 38.327, -75.083],
          [103, 'Assateague State Park', 'Assateague', 38.236, -75.135],
        ],
      },
    ],
  },
  {
    id: 10,
    name: 'Virginia',
    locals: [
      {
        id: 28,
        name: 'Eastern Shore of Virginia',
        beaches: [[104, 'Chincoteague, Assateague Beach', 'Assateague Beach', 37.888, -75.34]],
      },
      {
        id: 29,
        name: 'Virginia Beach',
        beaches: [
          [105, 'Virginia Beach, 1st Street Jetty', '1st Street', 36.832, -75.9675],
          [106, 'Virginia Beach, 14th Street Pier', '14th Street', 36.843, -75.97],
          [107, 'Croatan Beach', 'Croatan', 36.818, -75.965],
          [108, 'Sandbridge, Little Island Pier', 'Little Island', 36.693, -75.92],
        ],
      },
    ],
  },
  {
    id: 13,
    name: 'Outer Banks',
    locals: [
      {
        id: 30,
        name: 'Northern Beaches',
        beaches: [
          [109, 'Corolla', 'Corolla', 36.3777, -75.8234],
          [110, 'Duck', 'Duck', 36.1708, -75.7433],
          [111, 'Kitty Hawk', 'Kitty Hawk', 36.07, -75.69],
          [112, 'Kill Devil Hills, First Street', 'First Street', 36.03, -75.662],
          [113, 'Avalon Pier', 'Avalon Pier', 36.044, -75.671],
          [114, 'Nags Head Pier', 'Nags Head', 35.951, -75.621],
          [115, "Jennette's Pier", "Jennette's", 35.908, -75.593],
        ],
      },
      {
        id: 31,
        name: 'Hatteras Island',
        beaches: [
          [116, 'Rodanthe, S-Turns', 'S-Turns', 35.61, -75.464],
          [117, 'Rodanthe Pier', 'Rodanthe Pier', 35.5829, -75.4586],
          [118, 'Salvo', 'Salvo', 35.5399, -75.4643],
          [119, 'Avon Pier', 'Avon', 35.3481, -75.4985],
          [120, 'Buxton, Cape Hatteras Lighthouse', 'The Lighthouse', 35.254, -75.517],
          [121, 'Frisco', 'Frisco', 35.227, -75.625],
        ],
      },
    ],
  },
  {
    id: 14,
    name: 'North Carolina, South Coast',
    locals: [
      {
        id: 32,
        name: 'Crystal Coast',
        beaches: [
          [122, 'Atlantic Beach, North Carolina', 'Atlantic Beach', 34.695, -76.74],
          [123, 'Emerald Isle, Bogue Inlet Pier', 'Bogue Inlet Pier', 34.6588, -77.0356],
        ],
      },
      {
        id: 33,
        name: 'Topsail Island',
        beaches: [[124, 'Surf City Pier, North Carolina', 'Surf City Pier', 34.425, -77.543]],
      },
      {
        id: 34,
        name: 'Wrightsville Beach to Kure Beach',
        beaches: [
          [125, "Wrightsville Beach, Johnnie Mercer's Pier", "Johnnie Mercer's", 34.213, -77.786],
          [126, 'Wrightsville Beach, Crystal Pier', 'Crystal Pier', 34.202, -77.795],
          [127, 'Carolina Beach', 'Carolina Beach', 34.035, -77.891],
          [128, 'Kure Beach Pier', 'Kure Beach', 33.997, -77.904],
        ],
      },
      {
        id: 35,
        name: 'Brunswick Islands',
        beaches: [
          [129, 'Oak Island', 'Oak Island', 33.911, -78.12],
          [130, 'Ocean Isle Beach', 'Ocean Isle', 33.886, -78.435],
        ],
      },
    ],
  },
];
