import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
/** As `infra/edge/packed-file.js` reads addresses. */
const IS_PACKED = /\.(?:js|css)$/;

/**
 * Packs each script and style sheet by brotli at its best, which an edge that compresses while a reader waits does not
 * take the time for: a tenth smaller, in `packed/assets` beside the plain file for those who do not read brotli.
 * `GROUNDSWELL_BROTLI_QUALITY` names a faster quality, for a site that is read on this machine.
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
