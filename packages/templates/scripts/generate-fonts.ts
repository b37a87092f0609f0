// Writes the style sheets of the templates' fonts from their manifests and the installed font
// files.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { facesDir, fontFiles } from './fonts/font-files.ts';

const files = await fontFiles();
rmSync(facesDir, { recursive: true, force: true });
mkdirSync(facesDir, { recursive: true });
for (const [path, contents] of files) writeFileSync(path, contents);
