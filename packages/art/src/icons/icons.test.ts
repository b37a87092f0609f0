import { describe, expect, it } from 'vitest';
import { checkSvg } from '../../testing/svg-check.ts';
import { iconNames, icons, iconSvg } from './index.ts';

const wanted =
  'home search menu close chevron-left chevron-right chevron-up chevron-down user wallet deposit withdrawal gift bell inbox heart heart-filled star fire slots livecasino sportsbook fish table lottery crash bingo sabong horseracing arcade hashgame trophy crown chart clock live chat robot shield lock eye eye-off check info warning error plus minus trash settings globe sun moon play pause filter sort calendar download external copy share football ticket history logout phone mail card bank handshake arrow-up arrow-down refresh wifi-off news spin mission vip help';

describe('icons', () => {
  it('has every icon the screens name', () => {
    expect(wanted.split(' ').filter((name) => !(name in icons))).toEqual([]);
  });

  it.each(iconNames)('%s is a sound drawing that takes the text colour', (name) => {
    const svg = iconSvg(name);
    expect(checkSvg(svg)).toEqual({ width: 24, height: 24, problems: [] });
    expect(svg).not.toMatch(/#[0-9a-f]{3}/i);
  });

  it('keeps its coordinates inside the box', () => {
    const far = iconNames.filter((name) =>
      [...icons[name].matchAll(/[MLHV ,](\d+\.?\d*)/g)].some((match) => Number(match[1]) > 24),
    );
    expect(far).toEqual([]);
  });
});
