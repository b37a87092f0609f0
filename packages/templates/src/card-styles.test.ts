import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templateNames } from '@pavilion/domain/themes';
import { describe, expect, it } from 'vitest';

/**
 * Articles that no list holds directly are matches, boards and game pages: a card's tilt or glow
 * would move their prices.
 */
const wideSelector = /^.*\bmain article\b.*$/m;

const sheetsOf = (template: string): string[] => {
  const folder = join(import.meta.dirname, template);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
};

describe('styles of cards', () => {
  it.each(templateNames)('%s dresses only what stands in a list of games', (template) => {
    for (const sheet of sheetsOf(template)) expect(sheet).not.toMatch(wideSelector);
  });
});
