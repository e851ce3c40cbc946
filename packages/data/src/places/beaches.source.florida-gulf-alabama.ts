import type { SourceArea } from './source-area.ts';

export const floridaGulfAlabamaAreas: readonly SourceArea[] = [
  {
    id: 20,
    name: 'Florida Gulf Coast',
    locals: [
      {
        id: 83,
        name: 'Southwest Florida',
        beaches: [
          [434, 'Naples Pier', 'Naples Pier', 26.1315, -81.8085],
          [435, 'Fort Myers Beach Pier', 'Fort Myers Pier', 26.4505, -81.9575],
        ],
      },
      {
        id: 46,
        name: 'Suncoast',
        beaches: [
          [436, "Venice, Sharky's Pier", "Sharky's Pier", 27.073, -82.4525],
          [170, 'Venice North Jetty', 'North Jetty', 27.1145, -82.47],
          [171, 'Siesta Key', 'Siesta Key', 27.266, -82.554],
          [437, 'Lido Beach, Sarasota', 'Lido', 27.311, -82.578],
          [438, 'Bradenton Beach, Coquina', 'Coquina', 27.452, -82.694],
          [439, 'Anna Maria Island, Manatee Beach', 'Manatee Beach', 27.4975, -82.7135],
          [440, 'St. Pete Beach, Upham', 'Upham', 27.7385, -82.7535],
          [172, 'Treasure Island, Sunset Beach', 'Sunset Beach', 27.74, -82.76],
          [441, 'Redington Long Pier', 'Redington', 27.827, -82.835],
          [173, 'Indian Rocks Beach', 'Indian Rocks', 27.893, -82.852],
          [174, 'Clearwater Beach, Pier 60', 'Pier 60', 27.978, -82.831],
        ],
      },
      {
        id: 47,
        name: 'Florida Panhandle',
        beaches: [
          [442, 'St. George Island', 'St. George', 29.658, -84.866],
          [443, 'Mexico Beach', 'Mexico Beach', 29.944, -85.416],
          [175, 'Panama City Beach, St. Andrews Jetty', 'St. Andrews', 30.123, -85.735],
          [444, 'Panama City Beach, M.B. Miller Pier', 'Miller Pier', 30.2055, -85.868],
          [176, 'Panama City Beach, City Pier', 'City Pier', 30.2142, -85.8805],
          [445, 'Grayton Beach', 'Grayton', 30.3225, -86.1585],
          [446, 'Destin, Henderson Beach', 'Henderson', 30.382, -86.4445],
          [177, 'Destin, Okaloosa Island Pier', 'Okaloosa Pier', 30.391, -86.593],
          [178, 'Navarre Beach Pier', 'Navarre', 30.378, -86.864],
          [179, 'Pensacola Beach Pier', 'Pensacola Pier', 30.3287, -87.1434],
          [447, 'Fort Pickens', 'Fort Pickens', 30.317, -87.26],
          [448, 'Perdido Key, Johnson Beach', 'Johnson Beach', 30.3, -87.404],
        ],
      },
    ],
  },
  {
    id: 21,
    name: 'Alabama',
    locals: [
      {
        id: 48,
        name: 'Alabama Gulf Shore',
        beaches: [
          [180, 'Orange Beach, Alabama Point', 'Alabama Point', 30.2735, -87.557],
          [181, 'Gulf Shores, Gulf State Park Pier', 'Gulf State Pier', 30.246, -87.668],
          [449, 'Gulf Shores, The Hangout', 'The Hangout', 30.2465, -87.6885],
          [450, 'Dauphin Island, West End', 'Dauphin Island', 30.2475, -88.128],
        ],
      },
    ],
  },
];
