import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:8765';

export default defineConfig({
  build: {
    outDir: '../src/bythebook/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the policy of the server allows no data: fonts
    modulePreload: { polyfill: false },
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // the first with light-dark()
  },
  server: {
    proxy: {
      '/api': server,
      '/ws': { target: server.replace('http', 'ws'), ws: true },
    },
  },
});
