import type { SourceArea } from './source-area.ts';

export const newYorkNewJerseyAreas: readonly SourceArea[] = [
  {
    id: 6,
    name: 'Eastern Long Island',
    locals: [
      {
        id: 13,
        name: 'Montauk',
        beaches: [
          [44, 'Montauk Point, North Bar', 'North Bar', 41.075, -71.857],
          [45, 'Montauk Point, Turtle Cove', 'Turtle Cove', 41.0656, -71.8558],
          [46, 'Camp Hero', 'Camp Hero', 41.0576, -71.8636],
          [47, 'Ditch Plains', 'Ditch Plains', 41.038, -71.917],
          [48, 'Montauk, Atlantic Terrace', 'Atlantic Terrace', 41.0285, -71.9433],
          [49, 'Montauk, Kirk Park', 'Kirk Park', 41.0246, -71.9534],
          [50, 'Hither Hills', 'Hither Hills', 41.007, -72.014],
        ],
      },
      {
        id: 14,
        name: 'The Hamptons',
        beaches: [
          [51, 'Main Beach, East Hampton', 'Main Beach', 40.945, -72.184],
          [52, 'Flying Point Beach', 'Flying Point', 40.8815, -72.354],
          [53, 'Shinnecock Inlet, The Bowl', 'The Bowl', 40.839, -72.47],
          [54, 'Cupsogue Beach', 'Cupsogue', 40.7674, -72.7355],
        ],
      },
    ],
  },
  {
    id: 7,
    name: 'Long Island South Shore and New York City',
    locals: [
      {
        id: 15,
        name: 'Fire Island',
        beaches: [
          [55, 'Smith Point', 'Smith Point', 40.731, -72.864],
          [56, 'Robert Moses, Field 5', 'Field 5', 40.6264, -73.2246],
          [57, 'Democrat Point', 'Democrat Point', 40.62, -73.3],
        ],
      },
      {
        id: 16,
        name: 'Jones Beach Island',
        beaches: [
          [58, 'Gilgo Beach', 'Gilgo', 40.616, -73.397],
          [59, 'Tobay Beach', 'Tobay', 40.608, -73.43],
          [60, 'Jones Beach, West End', 'West End', 40.585, -73.55],
        ],
      },
      {
        id: 17,
        name: 'Long Beach, New York',
        beaches: [
          [61, 'Lido Beach', 'Lido', 40.5835, -73.622],
          [62, 'Long Beach, Lincoln Boulevard', 'Lincoln Boulevard', 40.582, -73.646],
        ],
      },
      {
        id: 18,
        name: 'Rockaway',
        beaches: [
          [63, 'Rockaway Beach, 67th Street', '67th Street', 40.5865, -73.796],
          [64, 'Rockaway Beach, 90th Street', '90th Street', 40.582, -73.8135],
        ],
      },
    ],
  },
  {
    id: 8,
    name: 'Northern New Jersey',
    locals: [
      {
        id: 19,
        name: 'Monmouth County',
        beaches: [
          [65, 'Sandy Hook', 'Sandy Hook', 40.4154, -73.9754],
          [66, 'Long Branch Pier', 'Long Branch', 40.302, -73.975],
          [67, 'Deal, Hathaway Avenue', 'Hathaway', 40.2467, -73.9903],
          [68, 'Asbury Park, 8th Avenue', '8th Avenue', 40.232, -73.996],
          [69, 'Belmar, 16th Avenue', 'Belmar', 40.1723, -74.0142],
          [70, 'Spring Lake', 'Spring Lake', 40.1529, -74.0198],
          [71, 'Manasquan Inlet', 'Manasquan', 40.104, -74.031],
        ],
      },
      {
        id: 20,
        name: 'Barnegat Peninsula',
        beaches: [
          [72, "Point Pleasant Beach, Jenkinson's", "Jenkinson's", 40.094, -74.0356],
          [73, 'Bay Head', 'Bay Head', 40.0676, -74.0417],
          [74, 'Lavallette', 'Lavallette', 39.97, -74.064],
          [75, 'Seaside Heights, Casino Pier', 'Casino Pier', 39.944, -74.067],
          [76, 'Island Beach State Park', 'Island Beach', 39.8248, -74.0853],
        ],
      },
    ],
  },
  {
    id: 9,
    name: 'Southern New Jersey',
    locals: [
      {
        id: 21,
        name: 'Long Beach Island',
        beaches: [
          [77, 'Harvey Cedars', 'Harvey Cedars', 39.7019, -74.1322],
          [78, 'Surf City, New Jersey', 'Surf City', 39.6608, -74.1616],
          [79, 'Ship Bottom', 'Ship Bottom', 39.6428, -74.1765],
          [80, 'Beach Haven, Holyoke Avenue', 'Holyoke', 39.5552, -74.2396],
        ],
      },
      {
        id: 22,
        name: 'Atlantic City Shore',
        beaches: [
          [81, 'Brigantine', 'Brigantine', 39.4042, -74.3623],
          [82, 'Atlantic City, States Avenue', 'States Avenue', 39.359, -74.414],
          [83, 'Ventnor Pier', 'Ventnor', 39.3352, -74.4757],
          [84, 'Margate', 'Margate', 39.3228, -74.5013],
        ],
      },
      {
        id: 23,
        name: 'Cape May County',
        beaches: [
          [85, 'Ocean City, New Jersey, 7th Street', 'OCNJ 7th Street', 39.275, -74.566],
          [86, 'Sea Isle City', 'Sea Isle', 39.1525, -74.6891],
          [87, 'Avalon, 30th Street', 'Avalon', 39.0946, -74.7136],
          [88, 'Stone Harbor', 'Stone Harbor', 39.0491, -74.755],
          [89, 'North Wildwood', 'North Wildwood', 38.9966, -74.7892],
          [90, 'Cape May, Poverty Beach', 'Poverty Beach', 38.9325, -74.9007],
        ],
      },
    ],
  },
];
