import { at, type Drawing } from '../drawing.ts';
import { arrow, board, dot, waves } from '../strokes.ts';
import type { EtiquetteRule } from './rules.ts';

const SIZE = { width: 240, height: 134 };
/** A wave from above: its crest, and the white water behind the breaking part. */
const CREST = 'M16 58c34-20 62-26 88-26s72 12 120 34M104 32c8 10 12 20 12 32';
const BEHIND = 'M20 40c34-18 60-22 86-22s68 8 116 26M16 76c26-14 48-20 70-22M22 90c26-12 44-16 62-18';
const along = arrow(136, 60, 190, 78);
const cut = arrow(186, 52, 176, 84);
const around = arrow(196, 112, 222, 40);
const through = arrow(70, 112, 76, 68);

/** The drawings by rule, each with the sea above and the beach below. */
export const ETIQUETTE_DRAWINGS: Readonly<Record<EtiquetteRule, Drawing>> = {
  'right-of-way': {
    ...SIZE,
    strong: `${CREST}${along.line}`,
    fine: BEHIND,
    solid: `${along.head}${board(126, 56, 18)}${board(198, 50, 200)}`,
    labels: [at(122, 90), at(216, 26)],
  },
  'dropping-in': {
    ...SIZE,
    strong: `${CREST}${along.line}M164 100l18 18M182 100l-18 18`,
    fine: BEHIND,
    dashed: cut.line,
    solid: `${along.head}${cut.head}${board(126, 56, 18)}${board(188, 46, 100)}`,
    labels: [at(116, 90), at(238, 30, 'end')],
  },
  snaking: {
    ...SIZE,
    strong: `${CREST}M98 98l18 18M116 98l-18 18`,
    fine: BEHIND,
    dashed: 'M186 32C172 10 116 6 97 28c-4 10 0 18 6 24',
    solid: `${arrow(98, 38, 107, 56).head}${board(140, 60, 18)}${board(196, 38, 200)}`,
    labels: [at(150, 88, 'start'), at(238, 13, 'end')],
  },
  'paddling-out': {
    ...SIZE,
    strong: `${CREST}${around.line}`,
    fine: BEHIND,
    dashed: through.line,
    solid: `${around.head}${through.head}${board(126, 56, 18)}${board(194, 100, -68)}${board(70, 98, -86)}`,
    labels: [at(206, 128), at(78, 128)],
  },
  'holding-the-board': {
    ...SIZE,
    strong: `${waves(10, 62, 3, 74, 20)}M76 94c40-8 80-8 112-2-32 8-72 10-112 2zM52 70c4 12 12 18 26 22M54 72l16-2 16 6`,
    fine: `${waves(10, 110, 3, 74, 8)}M188 92c16 0 20 12 38 8`,
    solid: dot(48, 60, 5.5),
    labels: [at(124, 128)],
  },
  respect: {
    ...SIZE,
    strong: `${waves(10, 112, 3, 74, 10)}M74 102V74M74 80l-14-14M74 80l16 8M166 102V74M166 80l14-14M166 80l-16 8`,
    fine: 'M52 102h44c-6 5-38 5-44 0zM144 102h44c-6 5-38 5-44 0zM26 34c8-10 22-10 30 0M186 28c8-10 22-10 30 0M102 24c10-8 24-8 34 2',
    solid: `${dot(74, 64, 6)}${dot(166, 64, 6)}`,
    labels: [],
  },
};
