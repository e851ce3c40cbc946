import { at, type Drawing } from '../drawing.ts';
import { arc, arrow, board, dot, waves } from '../strokes.ts';
import type { HandbookPage } from './pages.ts';

const SIZE = { width: 320, height: 150 };
const offshore = arrow(142, 40, 100, 40);
const onshore = arrow(182, 40, 224, 40);
const rays = [84, 144, 204, 264].map((x) => arrow(x, 12, x + 46, 76));
const ripOut = arrow(160, 118, 160, 34);
const aside = arrow(166, 62, 222, 62);
const inward = arrow(236, 66, 236, 112);
const ride = arrow(172, 80, 226, 98);
const around = arrow(268, 122, 296, 40);
const winds = [120, 170, 220, 270].map((x) => arrow(x, 92, x + 16, 84));

export const HANDBOOK_DRAWINGS: Readonly<Record<HandbookPage, Drawing>> = {
  swell: {
    ...SIZE,
    strong: `M44 76c0-8 12-8 12 0s-22 12-22-2 34-18 34 2-46 26-46-4 36-32 52-14M286 8c-10 14 4 24-4 38s10 22 2 38 8 26 0 58`,
    fine: [70, 100, 136, 176, 218].map((radius) => arc(48, 76, radius, -17, 17)).join(''),
    dashed: 'M74 76H276',
    labels: [at(48, 136), at(158, 144), at(294, 24, 'start')],
  },
  height: {
    ...SIZE,
    strong: 'M306 124c-70 0-72-86-132-88-22 0-38 14-34 32M166 50c-18 34-44 74-104 74H14',
    fine: 'M14 132h292M34 36v86M30 42l4-6 4 6M30 116l4 6 4-6M112 84l-6 12',
    dashed: 'M28 36h128',
    solid: `${board(106, 104, 148, 32)}${dot(114, 80, 4.5)}`,
    labels: [at(42, 82, 'start'), at(84, 146)],
  },
  period: {
    ...SIZE,
    strong: `${waves(20, 56, 7, 40, 22)}${waves(20, 126, 2.0, 140, 22)}`,
    fine: 'M40 24v8M40 28h40M80 24v8M90 94v8M90 98h140M230 94v8',
    labels: [at(60, 20), at(160, 90)],
  },
  direction: {
    ...SIZE,
    strong: 'M8 112c26-6 38-28 44-62 8-6 16 0 16 10 2 26 20 50 56 52 70 4 116 0 188-8',
    fine: `${rays.map(({ line }) => line).join('')}M74 74l14 10M78 86l22 14M88 98l26 12`,
    dashed: 'M68 50l46 62',
    solid: rays.map(({ head }) => head).join(''),
    labels: [at(30, 42), at(232, 132), at(96, 132)],
  },
  wind: {
    ...SIZE,
    strong:
      'M20 124c26 0 40-4 56-30 12-20 30-26 44-22 14 6 10 22-2 20M182 124c20 0 34-2 48-22 6-8 12-14 20-18l4 6 6-4 2 8 8-2 0 8 8 0c4 12 12 20 24 24',
    fine: `M20 132h124M182 132h120${offshore.line}${onshore.line}M136 30h-20M136 50h-20M188 30h20M188 50h20`,
    solid: `${offshore.head}${onshore.head}`,
    labels: [at(120, 20), at(204, 20)],
  },
  tide: {
    ...SIZE,
    strong: 'M20 112c30 0 34-76 68-76s38 70 72 70 38-62 72-62 40 54 68 54',
    fine: 'M20 126h280M20 126v-6M90 126v-6M160 126v-6M230 126v-6M300 126v-6M88 30v-8M160 112v6M232 38v-8',
    dashed: 'M20 76H300',
    labels: [at(88, 18), at(160, 142), at(160, 70)],
  },
  breaks: {
    ...SIZE,
    strong:
      'M10 112c24-4 60-4 88 0M122 30c14 4 20 26 20 46 0 24 24 38 58 40M224 114c26-6 56-6 88 0M252 74c8-8 30-8 38 0s-8 16-20 16-24-8-18-16',
    fine: 'M16 84c10-8 20-8 28 0M58 82c10-8 22-8 32 0M16 64c12-8 20-8 30-2M60 60c10-8 22-6 32 2M150 44c14 4 22 12 28 24M150 64c12 4 20 12 26 24M148 84c12 4 22 10 30 20M240 60c16-14 46-14 62 0M236 46c20-16 52-16 72 0',
    labels: [at(54, 138), at(162, 138), at(268, 138)],
  },
  forecast: {
    ...SIZE,
    strong:
      'M30 70V54h14v16zM60 70V44h14v26zM90 70V28h14v42zM120 70V22h14v48zM150 70V26h14v44zM180 70V40h14v30zM210 70V52h14v18zM240 70V58h14v12zM270 70V60h14v10zM88 14h80M88 14v6M168 14v6',
    fine: `M20 70h284${winds.map(({ line }) => line).join('')}M20 128c26 0 36-24 62-24s38 22 64 22 36-26 64-26 38 22 94 22`,
    solid: winds.map(({ head }) => head).join(''),
    labels: [at(128, 10), at(30, 92, 'start'), at(30, 146, 'start')],
  },
  currents: {
    ...SIZE,
    strong: `${ripOut.line}M134 120c10-6 12-30 10-50M186 120c-10-6-12-30-10-50M130 34c10-14 50-14 60 0`,
    fine: 'M10 128c60-8 240-8 300 0M20 96c20-8 60-8 92 0M28 80c24-8 54-8 82 0M206 96c20-8 60-8 92 0M210 80c24-8 54-8 82 0',
    dashed: `${aside.line}${inward.line}`,
    solid: `${ripOut.head}${aside.head}${inward.head}${dot(160, 62, 4)}`,
    labels: [at(160, 18), at(230, 54, 'start'), at(244, 108, 'start')],
  },
  safety: {
    ...SIZE,
    strong: 'M36 124V20M36 22c16-6 22 6 38 2v28c-16 4-22-8-38-2M104 124V34M104 36c16-6 22 6 38 2v28c-16 4-22-8-38-2',
    fine: `M36 37c16-6 22 6 38 2M104 51c16-6 22 6 38 2M10 124h160M172 124c30 2 60-2 84-14${waves(190, 104, 2, 56, 16)}${waves(196, 74, 2, 50, 10)}${waves(204, 52, 2, 44, 6)}`,
    labels: [at(72, 142), at(248, 142)],
  },
  etiquette: {
    ...SIZE,
    strong: 'M24 66c40-26 82-34 116-34s80 20 156 34M140 32c8 14 14 26 16 40',
    fine: 'M36 84c40-22 76-30 108-28M168 70c36 6 70 14 110 16M24 44c50-26 90-30 116-30s90 10 150 28',
    dashed: `${ride.line}${around.line}`,
    solid: `${ride.head}${around.head}${board(160, 76, 18)}${board(234, 62, 200)}${board(264, 132, -70)}`,
    labels: [at(146, 104), at(262, 48), at(248, 140, 'end')],
  },
  boards: {
    ...SIZE,
    strong:
      'M48 8c16 10 18 40 18 60s-4 46-12 56H42c-8-10-12-36-12-56s2-50 18-60zM122 26c16 10 19 32 19 50s-4 38-12 48h-14c-8-10-12-30-12-48s3-40 19-50zM194 52c15 8 19 24 19 38s-4 26-9 34l-10-8-10 8c-5-8-9-20-9-34s4-30 19-38zM264 44c9 10 15 28 15 44s-4 28-10 36h-10c-6-8-10-20-10-36s6-34 15-44z',
    fine: 'M48 14v110M122 32v92M194 58v58M264 50v74',
    labels: [at(48, 142), at(122, 142), at(194, 142), at(264, 142)],
  },
  'first-days': {
    ...SIZE,
    strong:
      'M22 110q40-8 76 0q-40 8-76 0zM124 110q40-8 76 0q-40 8-76 0zM226 110q40-8 76 0q-40 8-76 0zM40 104c14-4 26-4 38 0M150 104l4-14 18-10M172 80l-4 26M252 104l10-18 8 18M262 86l2-26M264 66l-16 6M264 66l18 4',
    fine: waves(10, 132, 3, 100, 8),
    solid: `${dot(84, 101, 4.5)}${dot(178, 75, 4.5)}${dot(266, 53, 4.5)}`,
    labels: [at(60, 34), at(162, 34), at(264, 34)],
  },
  cold: {
    ...SIZE,
    strong:
      'M96 18c-10 2-18 4-22 10l-12 44 10 4 12-32v34l-6 58h14l8-46 8 46h14l-6-58V44l12 32 10-4-12-44c-4-6-12-8-22-10-2 6-6 6-8 0zM214 28a12 12 0 0 1 24 0v58a20 20 0 1 1-24 0z',
    fine: 'M100 24v44M84 78h34M238 36h10M238 48h6M238 60h10M238 72h6M226 98V54M219 100a8 8 0 1 0 14 0a8 8 0 1 0-14 0',
    labels: [at(148, 60, 'start'), at(258, 66, 'start')],
  },
};
