import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Icon } from './icon.tsx';
import styles from './icon.module.css';
import { iconNames } from './icons.generated.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const isMirrored = (name: (typeof iconNames)[number]): boolean =>
  renderToStaticMarkup(<Icon name={name} className="more" />).includes(
    `class="${styles['onward']} more"`,
  );

describe('in a page that runs from right to left', () => {
  it('icons that mean onward or back turn, and no others', () => {
    expect(iconNames.filter(isMirrored)).toEqual([
      'arrow-left',
      'arrow-right',
      'chevron-left',
      'chevron-right',
      'logout',
    ]);
    const css = readFileSync(join(root, 'packages/ui/src/icon.module.css'), 'utf8');
    expect(css).toMatch(/\.onward:dir\(rtl\) \{\s+scale: -1 1;\s+\}/);
  });

  it('nothing around an icon turns as well: turned twice it would point the wrong way', () => {
    const turning = globSync(['apps/web/src/**/*.css', 'packages/{ui,templates}/src/**/*.css'], {
      cwd: root,
    }).filter((path) => /scale: -1 1/.test(readFileSync(join(root, path), 'utf8')));
    expect(turning.sort()).toEqual([
      'packages/templates/src/regions/lobby/lobby-category-rows.module.css',
      'packages/ui/src/icon.module.css',
    ]);
  });
});
