import type { SourceArea } from './source-area.ts';

export const northCarolinaAreas: readonly SourceArea[] = [
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
          [377, 'Southern Shores', 'Southern Shores', 36.126, -75.722],
          [378, 'Kitty Hawk Pier', 'Kitty Hawk Pier', 36.1008, -75.71],
          [111, 'Kitty Hawk', 'Kitty Hawk', 36.07, -75.69],
          [112, 'Kill Devil Hills, First Street', 'First Street', 36.03, -75.662],
          [113, 'Avalon Pier', 'Avalon Pier', 36.044, -75.671],
          [379, 'Nags Head, Abalone Street', 'Abalone', 35.9795, -75.6375],
          [114, 'Nags Head Pier', 'Nags Head', 35.951, -75.621],
          [115, "Jennette's Pier", "Jennette's", 35.908, -75.593],
          [380, 'Coquina Beach', 'Coquina', 35.8315, -75.556],
        ],
      },
      {
        id: 31,
        name: 'Hatteras Island',
        beaches: [
          [381, 'Pea Island', 'Pea Island', 35.714, -75.4925],
          [116, 'Rodanthe, S-Turns', 'S-Turns', 35.61, -75.464],
          [117, 'Rodanthe Pier', 'Rodanthe Pier', 35.5829, -75.4586],
          [382, 'Waves, North Carolina', 'Waves', 35.5665, -75.4635],
          [118, 'Salvo', 'Salvo', 35.5399, -75.4643],
          [119, 'Avon Pier', 'Avon', 35.3481, -75.4985],
          [120, 'Buxton, Cape Hatteras Lighthouse', 'The Lighthouse', 35.254, -75.517],
          [121, 'Frisco', 'Frisco', 35.227, -75.625],
          [383, 'Hatteras Village, Ramp 55', 'Hatteras Village', 35.2045, -75.7035],
          [384, 'Ocracoke Beach', 'Ocracoke', 35.126, -75.923],
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
          [385, 'Fort Macon', 'Fort Macon', 34.692, -76.699],
          [122, 'Atlantic Beach, North Carolina', 'Atlantic Beach', 34.695, -76.74],
          [123, 'Emerald Isle, Bogue Inlet Pier', 'Bogue Inlet Pier', 34.6588, -77.0356],
        ],
      },
      {
        id: 33,
        name: 'Topsail Island',
        beaches: [
          [386, 'North Topsail Beach, Seaview Pier', 'Seaview Pier', 34.485, -77.433],
          [124, 'Surf City Pier, North Carolina', 'Surf City Pier', 34.425, -77.543],
          [387, 'Topsail Beach, Jolly Roger Pier', 'Jolly Roger Pier', 34.364, -77.6275],
        ],
      },
      {
        id: 34,
        name: 'Wrightsville Beach to Kure Beach',
        beaches: [
          [125, "Wrightsville Beach, Johnnie Mercer's Pier", "Johnnie Mercer's", 34.213, -77.786],
          [126, 'Wrightsville Beach, Crystal Pier', 'Crystal Pier', 34.202, -77.795],
          [388, 'Wrightsville Beach, South End', 'South End', 34.1925, -77.8035],
          [389, 'Carolina Beach, North Pier', 'North Pier', 34.0565, -77.8815],
          [127, 'Carolina Beach', 'Carolina Beach', 34.035, -77.891],
          [128, 'Kure Beach Pier', 'Kure Beach', 33.997, -77.904],
          [390, 'Fort Fisher', 'Fort Fisher', 33.965, -77.9165],
        ],
      },
      {
        id: 35,
        name: 'Brunswick Islands',
        beaches: [
          [129, 'Oak Island', 'Oak Island', 33.911, -78.12],
          [391, 'Holden Beach Pier', 'Holden Beach', 33.9125, -78.3],
          [130, 'Ocean Isle Beach', 'Ocean Isle', 33.886, -78.435],
          [392, 'Sunset Beach Pier, North Carolina', 'Sunset Beach Pier', 33.864, -78.507],
        ],
      },
    ],
  },
];
