import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    // The content security policy allows no data: addresses, and every browser we serve preloads modules by itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
