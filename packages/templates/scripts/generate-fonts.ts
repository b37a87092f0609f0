// Writes the style sheets of the templates' fonts from `src/fonts/font-choices.ts` and the installed font files.
import { writeFileSync } from 'node:fs';
import { fontFiles } from './fonts/font-files.ts';

for (const [path, contents] of await fontFiles()) writeFileSync(path, contents);
