export { pictureSizes, picturesKept } from './operator/kept-picture.service.ts';
export { artPaletteOf } from './palette.ts';
export { createPictureCache } from './picture-cache.ts';
export type { PictureLayer, PictureRequest } from './picture.ts';
export { sendPicture } from './send-picture.ts';
