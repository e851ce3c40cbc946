import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messages } from './bin/messages-plugin.ts';

export default defineConfig(({ command }) => {
  // What is built is what readers get, also where tests build it and have named the environment theirs.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [messages(), react()],
    build: {
      target: 'es2022',
      // The content security policy allows no data: addresses, and every browser we serve preloads modules by itself.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  };
});
