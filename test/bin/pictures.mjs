// npm run pictures: renders docs/product.png, the README's image, from a local cloud at a fixed time.
import { readCommandLine } from '../../packages/local/bin/command-line.mjs';
import { ensureChromium, ensureDependencies } from '../../packages/local/bin/setup.mjs';

readCommandLine({
  usage: 'npm run pictures     draws docs/product.png; SITE_URL=http://localhost:3000 uses a running cloud',
});
ensureDependencies();
process.env.CHROMIUM_PATH = ensureChromium();
const { register } = await import('tsx/esm/api');
register();
const { drawProductPicture } = await import('../pictures/draw-product-picture.ts');
await drawProductPicture();
process.exit(0);
