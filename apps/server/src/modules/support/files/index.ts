export { fileView, fileViews, keepFile, openFile, pruneFiles } from './support-files.service.ts';
