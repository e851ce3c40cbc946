import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { messages } from './messages-plugin.ts';

interface Renderer {
  /** The web's own folder. */
  readonly root: string;
  readonly product: string;
  readonly define: Record<string, unknown> | undefined;
  /** The module in `src` that draws. */
  readonly entry: string;
  readonly outDir: string;
  readonly file: string;
  /** Leaves out the parts that it does not draw. */
  readonly parts: Plugin;
}

/** Builds the app's own code that draws pages outside of a browser, as one file that needs only Node. */
export async function buildRenderer({ root, product, define, entry, outDir, file, parts }: Renderer): Promise<void> {
  await build({
    configFile: false,
    root,
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    publicDir: false,
    plugins: [messages(product), react(), parts],
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src', entry),
      outDir,
      emptyOutDir: true,
      target: 'node20.19',
      minify: true,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: file } },
    },
  });
}
