export { fileView, fileViews, keepFile, pruneFiles } from './support-files.service.ts';
