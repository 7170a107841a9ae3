import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/assets/portal/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The font files come as files: a page must not carry them inside its style sheet.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      treeshake: {
        // Our own modules do nothing by being imported, so an index file does not chain its parts into every page.
        moduleSideEffects: [{ test: /\/libs\/(?!platform\/web\/base\/index\.ts).*\.tsx?$/, sideEffects: false }],
      },
    },
  },
});
