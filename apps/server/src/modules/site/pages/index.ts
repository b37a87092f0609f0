export { pageHandler } from './page-handler.ts';
export { fontFor, writableIn } from './titled/title-fonts.ts';
export { writtenWords } from './titled/written-words.ts';
