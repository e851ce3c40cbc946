import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productName } from '@groundswell/runtime';
import { DAY } from '../src/picture/palette.ts';
import { text } from '../src/picture/picture-text.ts';
import { renderPng } from '../src/picture/render-png.ts';

/**
 * Draws the site's default picture for link previews: `node --import tsx
 * packages/page-rendering/scripts/draw-site-picture.ts`.
 */
const FILE = join(import.meta.dirname, '../../../web/public/share-picture.png');
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;

/** The lines of swell, which comes from the right. Each line is below the one before, and flatter and thinner. */
const lines = Array.from({ length: 6 }, (_, row) => {
  const y = 420 + row * 34;
  const tall = 30 - row * 4.4;
  const waves = Array.from({ length: 8 }, () => `c50 0 50 ${-tall} 100 ${-tall}s50 ${tall} 100 ${tall}`).join('');
  const width = 5 - row * 0.6;
  return `<path d="M${-360 + row * 37} ${y}${waves}" fill="none" stroke="${row === 0 ? '#d8401f' : DAY.ink}" stroke-width="${width}"/>`;
});

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Archivo">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${DAY.paper}"/>
${text(productName().toUpperCase(), MARGIN, 70, { size: 24, color: DAY.quiet, bold: true, spacing: 3 })}
<rect x="${MARGIN}" y="94" width="${WIDTH - 2 * MARGIN}" height="2" fill="${DAY.ink}"/>
${text('The surf at your beach,', MARGIN, 220, { size: 92, bold: true, spacing: -2 })}
${text('and why.', MARGIN, 318, { size: 92, bold: true, spacing: -2 })}
${lines.join('\n')}
</svg>`;

writeFileSync(FILE, await renderPng(picture));
