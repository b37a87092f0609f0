import type { ThemeCode } from '@pavilion/domain/themes';
import type { PaletteInput } from './generate-palette.ts';

type ColourInputs = Record<string, PaletteInput>;

const dark = (
  surfaceHue: number,
  surfaceChroma: number,
  accentHue: number,
  accentChroma: number,
  extra: Partial<PaletteInput> = {},
): PaletteInput => ({ mode: 'dark', surfaceHue, surfaceChroma, accentHue, accentChroma, ...extra });

const light = (
  surfaceHue: number,
  surfaceChroma: number,
  accentHue: number,
  accentChroma: number,
  extra: Partial<PaletteInput> = {},
): PaletteInput => ({
  mode: 'light',
  surfaceHue,
  surfaceChroma,
  accentHue,
  accentChroma,
  ...extra,
});

/**
 * Inputs of the five palettes of every theme code; the names are those of the domain's theme table.
 */
export const paletteInputs: Record<ThemeCode, ColourInputs> = {
  casino1: {
    gold: dark(162, 0.032, 86, 0.125, { secondHue: 60 }),
    red: dark(20, 0.045, 84, 0.12, { secondHue: 25 }),
    emerald: dark(165, 0.05, 158, 0.15, { secondHue: 88 }),
    sapphire: dark(262, 0.05, 82, 0.11, { secondHue: 255 }),
    violet: dark(302, 0.05, 312, 0.15, { secondHue: 85 }),
  },
  casino2: {
    ivory: light(85, 0.012, 70, 0.1),
    rose: light(12, 0.012, 8, 0.14),
    sage: light(150, 0.012, 155, 0.09),
    navy: light(255, 0.01, 262, 0.13),
    bronze: light(60, 0.014, 50, 0.11),
  },
  slot1: {
    cherry: dark(350, 0.075, 15, 0.2, { surfaceLightness: 0.22, secondHue: 90 }),
    lemon: dark(285, 0.075, 98, 0.17, { surfaceLightness: 0.22, secondHue: 350 }),
    mint: dark(225, 0.06, 168, 0.15, { surfaceLightness: 0.22, secondHue: 90 }),
    berry: dark(315, 0.08, 330, 0.2, { surfaceLightness: 0.22, secondHue: 90 }),
    sky: dark(262, 0.08, 225, 0.14, { surfaceLightness: 0.22, secondHue: 350 }),
  },
  slot2: {
    crimson: dark(22, 0.058, 80, 0.14, { secondHue: 25 }),
    jade: dark(170, 0.045, 162, 0.14, { secondHue: 80 }),
    imperial: dark(305, 0.06, 84, 0.14, { secondHue: 310 }),
    midnight: dark(268, 0.05, 70, 0.14, { secondHue: 265 }),
    amber: dark(55, 0.035, 62, 0.16, { secondHue: 20 }),
  },
  slot3: {
    nebula: dark(295, 0.06, 305, 0.19, { secondHue: 200 }),
    comet: dark(245, 0.05, 215, 0.14, { secondHue: 300 }),
    mars: dark(30, 0.045, 40, 0.17, { secondHue: 350 }),
    aurora: dark(200, 0.05, 165, 0.16, { secondHue: 300 }),
    void: dark(270, 0.01, 280, 0.12, { surfaceLightness: 0.12, secondHue: 240 }),
  },
  slot4: {
    cyan: dark(240, 0.02, 200, 0.14, { surfaceLightness: 0.13, secondHue: 330 }),
    magenta: dark(320, 0.025, 330, 0.22, { surfaceLightness: 0.13, secondHue: 200 }),
    lime: dark(140, 0.015, 130, 0.2, { surfaceLightness: 0.13, secondHue: 200 }),
    orange: dark(40, 0.015, 55, 0.17, { surfaceLightness: 0.13, secondHue: 330 }),
    ultraviolet: dark(290, 0.03, 295, 0.2, { surfaceLightness: 0.13, secondHue: 190 }),
  },
  casino3: {
    velvet: dark(14, 0.07, 75, 0.11, { secondHue: 14 }),
    brass: dark(60, 0.025, 82, 0.12, { secondHue: 30 }),
    forest: dark(150, 0.045, 80, 0.11, { secondHue: 150 }),
    royal: dark(275, 0.065, 80, 0.11, { secondHue: 280 }),
    onyx: dark(60, 0.004, 78, 0.1, { surfaceLightness: 0.14, secondHue: 20 }),
  },
  sportsbook1: {
    green: dark(165, 0.022, 150, 0.18, { secondHue: 95 }),
    blue: dark(255, 0.03, 240, 0.15, { secondHue: 95 }),
    red: dark(20, 0.012, 22, 0.19, { accentLightness: 0.66, secondHue: 85 }),
    graphite: light(255, 0.006, 255, 0.03, { accentLightness: 0.3, secondHue: 85 }),
    orange: dark(50, 0.008, 52, 0.17, { secondHue: 95 }),
  },
  casino4: {
    deco: dark(80, 0.006, 88, 0.12, { surfaceLightness: 0.13 }),
    teal: dark(200, 0.035, 190, 0.1, { secondHue: 85 }),
    burgundy: dark(10, 0.05, 82, 0.11, { secondHue: 10 }),
    silver: dark(260, 0.006, 250, 0.015, { accentLightness: 0.85, secondHue: 250 }),
    peacock: dark(215, 0.05, 185, 0.13, { secondHue: 85 }),
  },
  slot5: {
    pop: light(95, 0.03, 25, 0.21, { secondHue: 95 }),
    blue: light(240, 0.025, 260, 0.2, { secondHue: 95 }),
    yellow: light(98, 0.07, 300, 0.2, { surfaceLightness: 0.955, secondHue: 25 }),
    red: light(20, 0.025, 22, 0.21, { secondHue: 95 }),
    black: dark(90, 0, 100, 0.18, { surfaceLightness: 0.14, secondHue: 25 }),
  },
  casino5: {
    indigo: dark(275, 0.02, 277, 0.16),
    teal: dark(200, 0.016, 185, 0.12),
    coral: dark(30, 0.01, 30, 0.15),
    lime: dark(130, 0.01, 128, 0.19),
    slate: dark(250, 0.014, 240, 0.05),
  },
  slot6: {
    lagoon: dark(230, 0.06, 195, 0.13, { secondHue: 170 }),
    coral: dark(235, 0.055, 35, 0.15, { secondHue: 200 }),
    deep: dark(258, 0.07, 225, 0.14, { secondHue: 180 }),
    pearl: light(220, 0.015, 220, 0.11, { secondHue: 20 }),
    kelp: dark(185, 0.04, 140, 0.14, { secondHue: 200 }),
  },
  slot7: {
    fiesta: light(80, 0.025, 15, 0.21, { secondHue: 85 }),
    mango: light(75, 0.035, 52, 0.16, { secondHue: 20 }),
    lilac: light(310, 0.02, 305, 0.18, { secondHue: 60 }),
    turquoise: light(190, 0.02, 195, 0.11, { secondHue: 30 }),
    chili: dark(28, 0.055, 55, 0.17, { secondHue: 20 }),
  },
  slot8: {
    arcade: dark(275, 0.05, 140, 0.2, { surfaceLightness: 0.14, secondHue: 340 }),
    gameboy: light(125, 0.06, 140, 0.11, { surfaceLightness: 0.9 }),
    sunset: dark(300, 0.06, 45, 0.17, { secondHue: 340 }),
    ice: light(225, 0.02, 250, 0.16),
    plasma: dark(320, 0.06, 190, 0.13, { surfaceLightness: 0.15, secondHue: 330 }),
  },
  casino6: {
    studio: dark(50, 0.006, 60, 0.13),
    ruby: dark(12, 0.02, 12, 0.19, { accentLightness: 0.68 }),
    cobalt: dark(262, 0.03, 255, 0.16),
    olive: dark(115, 0.018, 112, 0.13),
    smoke: dark(250, 0.006, 230, 0.03, { accentLightness: 0.84 }),
  },
  casino7: {
    marble: light(80, 0.006, 75, 0.1),
    gold: dark(70, 0.022, 88, 0.13),
    malachite: dark(163, 0.05, 160, 0.13, { secondHue: 85 }),
    lapis: dark(264, 0.07, 84, 0.12, { secondHue: 260 }),
    garnet: dark(12, 0.06, 84, 0.1, { secondHue: 12 }),
  },
  casino8: {
    paper: light(90, 0.014, 255, 0.13),
    ink: dark(255, 0.012, 240, 0.09),
    moss: light(120, 0.014, 140, 0.1),
    clay: light(50, 0.016, 35, 0.13),
    sea: light(215, 0.013, 225, 0.12),
  },
  slot9: {
    jungle: dark(145, 0.045, 135, 0.17, { secondHue: 75 }),
    orchid: dark(150, 0.035, 330, 0.17, { secondHue: 140 }),
    river: dark(190, 0.04, 205, 0.12, { secondHue: 130 }),
    sun: dark(120, 0.035, 85, 0.16, { secondHue: 140 }),
    stone: dark(100, 0.012, 110, 0.1, { secondHue: 60 }),
  },
  casino9: {
    slate: dark(255, 0.026, 235, 0.12),
    electric: dark(262, 0.03, 250, 0.17),
    violet: dark(280, 0.03, 295, 0.17),
    mint: dark(235, 0.022, 168, 0.14),
    amber: dark(250, 0.018, 75, 0.15),
  },
  sportsbook2: {
    pitch: dark(160, 0.035, 135, 0.2, { surfaceLightness: 0.15, secondHue: 100 }),
    royal: dark(262, 0.05, 90, 0.15, { secondHue: 262 }),
    scarlet: dark(15, 0.02, 25, 0.19, { accentLightness: 0.68, secondHue: 90 }),
    steel: dark(240, 0.016, 225, 0.07, { secondHue: 90 }),
    gold: dark(80, 0.012, 90, 0.15, { secondHue: 60 }),
  },
  sportsbook3: {
    press: light(85, 0.01, 30, 0.16),
    claret: light(20, 0.01, 8, 0.15, { accentLightness: 0.42 }),
    navy: light(250, 0.008, 262, 0.14, { accentLightness: 0.4 }),
    bottle: light(140, 0.01, 158, 0.1, { accentLightness: 0.42 }),
    ochre: light(80, 0.016, 65, 0.11),
  },
  sportsbook4: {
    terminal: dark(150, 0.012, 145, 0.19, { surfaceLightness: 0.13 }),
    amber: dark(70, 0.01, 75, 0.16, { surfaceLightness: 0.13 }),
    cyan: dark(220, 0.014, 205, 0.13, { surfaceLightness: 0.13 }),
    rose: dark(350, 0.012, 5, 0.16, { surfaceLightness: 0.13 }),
    paper: light(95, 0.012, 250, 0.13),
  },
};
