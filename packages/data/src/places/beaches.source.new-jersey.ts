import type { SourceArea } from './source-area.ts';

export const newJerseyAreas: readonly SourceArea[] = [
  {
    id: 8,
    name: 'Northern New Jersey',
    locals: [
      {
        id: 19,
        name: 'Monmouth County',
        beaches: [
          [65, 'Sandy Hook', 'Sandy Hook', 40.4154, -73.9754],
          [354, 'Sea Bright', 'Sea Bright', 40.3605, -73.9725],
          [66, 'Long Branch Pier', 'Long Branch', 40.302, -73.975],
          [355, 'Long Branch, Takanassee', 'Takanassee', 40.275, -73.9855],
          [67, 'Deal, Hathaway Avenue', 'Hathaway', 40.2467, -73.9903],
          [68, 'Asbury Park, 8th Avenue', '8th Avenue', 40.232, -73.996],
          [356, 'Asbury Park, Convention Hall', 'Convention Hall', 40.2235, -73.9975],
          [357, 'Ocean Grove Pier', 'Ocean Grove', 40.211, -74.0025],
          [358, 'Bradley Beach', 'Bradley Beach', 40.2005, -74.009],
          [359, 'Avon-by-the-Sea', 'Avon', 40.191, -74.0125],
          [69, 'Belmar, 16th Avenue', 'Belmar', 40.1723, -74.0142],
          [70, 'Spring Lake', 'Spring Lake', 40.1529, -74.0198],
          [360, 'Sea Girt', 'Sea Girt', 40.1315, -74.0265],
          [71, 'Manasquan Inlet', 'Manasquan', 40.104, -74.031],
        ],
      },
      {
        id: 20,
        name: 'Barnegat Peninsula',
        beaches: [
          [72, "Point Pleasant Beach, Jenkinson's", "Jenkinson's", 40.094, -74.0356],
          [73, 'Bay Head', 'Bay Head', 40.0676, -74.0417],
          [361, 'Mantoloking', 'Mantoloking', 40.0375, -74.0485],
          [74, 'Lavallette', 'Lavallette', 39.97, -74.064],
          [362, 'Ortley Beach', 'Ortley', 39.9565, -74.0655],
          [75, 'Seaside Heights, Casino Pier', 'Casino Pier', 39.944, -74.067],
          [363, 'Seaside Park', 'Seaside Park', 39.9235, -74.072],
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
          [364, 'Barnegat Light', 'Barnegat Light', 39.7545, -74.1005],
          [365, 'Loveladies', 'Loveladies', 39.7265, -74.117],
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
          [366, 'Atlantic City, Crystal Beach', 'Crystal Beach', 39.3475, -74.446],
          [83, 'Ventnor Pier', 'Ventnor', 39.3352, -74.4757],
          [84, 'Margate', 'Margate', 39.3228, -74.5013],
          [367, 'Longport', 'Longport', 39.308, -74.526],
        ],
      },
      {
        id: 23,
        name: 'Cape May County',
        beaches: [
          [85, 'Ocean City, New Jersey, 7th Street', 'OCNJ 7th Street', 39.275, -74.566],
          [368, 'Ocean City, New Jersey, 34th Street', 'OCNJ 34th Street', 39.2555, -74.602],
          [369, 'Strathmere', 'Strathmere', 39.1985, -74.6555],
          [86, 'Sea Isle City', 'Sea Isle', 39.1525, -74.6891],
          [87, 'Avalon, 30th Street', 'Avalon', 39.0946, -74.7136],
          [88, 'Stone Harbor', 'Stone Harbor', 39.0491, -74.755],
          [89, 'North Wildwood', 'North Wildwood', 38.9966, -74.7892],
          [370, 'Wildwood Crest', 'Wildwood Crest', 38.975, -74.822],
          [90, 'Cape May, Poverty Beach', 'Poverty Beach', 38.9325, -74.9007],
          [371, 'Cape May, The Cove', 'The Cove', 38.9305, -74.9355],
        ],
      },
    ],
  },
];
