import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { pavilionLocales } from '@pavilion/i18n/vite-plugin';
import { defineConfig } from 'vite';
import { galleryFiles } from './gallery-files.ts';

/** Port of the gallery; its pages are `/?template=template9&colour=deco&player=1`. */
const galleryPort = 5290;

export default defineConfig({
  root: `${import.meta.dirname}/harness`,
  cacheDir: `${import.meta.dirname}/../../node_modules/.vite-gallery`,
  plugins: [react(), tailwindcss(), pavilionLocales(), galleryFiles()],
  server: { port: galleryPort, strictPort: true, host: '127.0.0.1' },
  build: { assetsInlineLimit: 0 },
});
