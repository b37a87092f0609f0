import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { messageTags } from '@pavilion/i18n/message-tags';
import type { Plugin } from 'vite';
import sharp from 'sharp';
import { drawPicture } from './draw-picture.ts';

const cacheDir = join(tmpdir(), 'pavilion-gallery');

/** SVG as it is, everything else as WebP of that width; kept in a folder for the next run. */
async function pictureFile(url: string): Promise<{ body: Buffer; type: string } | null> {
  const picture = drawPicture(decodeURIComponent(url));
  if (!picture) return null;
  if (picture.widthPx === null) return { body: Buffer.from(picture.svg), type: 'image/svg+xml' };
  const name = createHash('sha256').update(`${picture.widthPx}${picture.svg}`).digest('hex');
  const path = join(cacheDir, `${name}.webp`);
  if (!existsSync(path)) {
    mkdirSync(cacheDir, { recursive: true });
    const image = sharp(Buffer.from(picture.svg)).resize({ width: picture.widthPx });
    writeFileSync(path, await image.webp({ quality: 82 }).toBuffer());
  }
  return { body: readFileSync(path), type: 'image/webp' };
}

/** Serves the gallery's pictures (`/art/…`) and the texts (`/texts.json?ru`). */
export function galleryFiles(): Plugin {
  return {
    name: 'pavilion-gallery-files',
    configureServer(server) {
      server.middlewares.use('/texts.json', (request, response) => {
        const asked = /\?([\w-]+)$/.exec(request.url ?? '')?.[1];
        const language = messageTags.find((tag) => tag === asked) ?? 'en-US';
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(loadMessages(language)));
      });
      server.middlewares.use('/art', (request, response) => {
        void pictureFile(request.url ?? '').then((file) => {
          response.statusCode = file ? 200 : 404;
          if (file) response.setHeader('content-type', file.type);
          response.setHeader('cache-control', 'max-age=3600');
          response.end(file?.body);
        });
      });
    },
  };
}
