import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { messages } from './messages-plugin.ts';

interface Renderer {
  /** The folder of the web app. */
  readonly root: string;
  readonly product: string;
  readonly define: Record<string, unknown> | undefined;
  /** The entry module in `src`, which exports the rendering functions. */
  readonly entry: string;
  /** A plugin that leaves out dynamically imported code that the entry does not render. */
  readonly parts: Plugin;
}

/** Builds the app's own rendering code for use outside of a browser, as the text of one module that needs only Node. */
export async function buildRenderer({ root, product, define, entry, parts }: Renderer): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    publicDir: false,
    plugins: [messages(product), react(), parts],
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src', entry),
      write: false,
      target: 'node20.19',
      minify: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const module = 'output' in built ? built.output[0] : undefined;
  if (!module) throw new Error(`${entry} was not built as one module.`);
  return module.code;
}
