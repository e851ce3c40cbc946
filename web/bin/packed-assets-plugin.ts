import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
/** The same pattern as in `infra/edge/packed-file.js`. */
const IS_PACKED = /\.(?:js|css)$/;

/**
 * Creates a plugin that compresses each script and style sheet with brotli at its best quality, into `packed/assets`.
 * These files are a tenth smaller than those of CloudFront's own compression, which favors speed. The plain files serve
 * clients without brotli. For a local site, `GROUNDSWELL_BROTLI_QUALITY` sets a faster quality.
 */
export function packedAssets(): Plugin {
  const quality = Number(process.env.GROUNDSWELL_BROTLI_QUALITY ?? constants.BROTLI_MAX_QUALITY);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return {
    name: 'packed-assets',
    apply: 'build',
    async closeBundle(error?: Error) {
      if (error) return;
      const { root, build } = this.environment.config;
      const siteDir = resolve(root, build.outDir);
      const [from, to] = [join(siteDir, 'assets'), join(siteDir, 'packed/assets')];
      const names = (await readdir(from)).filter((name) => IS_PACKED.test(name));
      await mkdir(to, { recursive: true });
      await Promise.all(
        names.map(async (name) => {
          const plain = await readFile(join(from, name));
          await writeFile(join(to, name), await compress(plain, { params }));
        }),
      );
    },
  };
}
