import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { catalogues } from './tools/catalogues';

/** The server of `damrak serve` during development; the page itself comes from Vite. */
const server = process.env['DAMRAK_SERVER'] ?? 'http://127.0.0.1:8580';

export default defineConfig({
  plugins: [catalogues(), svelte()],
  build: {
    outDir: '../src/damrak/server/static',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // The content security policy allows no data: scripts, styles or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/healthz': server },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', isolate: false, include: ['src/**/*.test.ts', 'tools/**/*.test.ts'] },
});
