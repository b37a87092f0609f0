/**
 * The water behind everything: depth, rays of light from the top left, reefs in two layers, and a
 * slow net of light.
 */
export function drawWater(
  g: CanvasRenderingContext2D,
  width: number,
  height: number,
  {
    clockMs,
    accent,
    isStill,
    isDark,
  }: { clockMs: number; accent: string; isStill: boolean; isDark: boolean },
): void {
  const clock = isStill ? 0 : clockMs;
  const depth = g.createLinearGradient(0, 0, 0, height);
  depth.addColorStop(0, isDark ? '#0b3350' : '#1689ad');
  depth.addColorStop(0.5, isDark ? '#072238' : '#0a5680');
  depth.addColorStop(1, '#041a33');
  g.fillStyle = depth;
  g.fillRect(0, 0, width, height);
  g.save();
  g.globalAlpha = 0.12;
  g.fillStyle = accent;
  g.fillRect(0, 0, width, height);
  g.restore();
  rays(g, width, height, clock);
  reef(g, width, height, {
    base: 0.86,
    tone: 'rgb(6 46 74 / 75%)',
    shift: Math.sin(clock / 9000) * 0.012,
    seed: 3,
  });
  caustics(g, width, height, clock);
  reef(g, width, height, {
    base: 0.94,
    tone: 'rgb(3 22 40 / 88%)',
    shift: Math.sin(clock / 7000 + 1) * 0.018,
    seed: 8,
  });
}

function rays(g: CanvasRenderingContext2D, width: number, height: number, clock: number): void {
  g.save();
  g.globalCompositeOperation = 'lighter';
  for (let n = 0; n < 5; n += 1) {
    const sway = Math.sin(clock / 4200 + n * 1.9) * 0.03;
    const x = width * (0.04 + n * 0.2 + sway);
    const fill = g.createLinearGradient(x, 0, x + width * 0.14, height);
    fill.addColorStop(0, 'rgb(190 240 255 / 17%)');
    fill.addColorStop(1, 'rgb(190 240 255 / 0%)');
    g.fillStyle = fill;
    g.beginPath();
    g.moveTo(x, 0);
    g.lineTo(x + width * 0.05, 0);
    g.lineTo(x + width * 0.24, height);
    g.lineTo(x + width * 0.1, height);
    g.fill();
  }
  g.restore();
}

/** Curves of light that wander, as the surface throws them. */
function caustics(g: CanvasRenderingContext2D, width: number, height: number, clock: number): void {
  g.save();
  g.globalCompositeOperation = 'lighter';
  g.strokeStyle = 'rgb(180 240 255 / 7%)';
  g.lineWidth = Math.max(1, height * 0.008);
  for (let row = 0; row < 7; row += 1) {
    g.beginPath();
    const y = height * (0.1 + row * 0.13);
    for (let step = 0; step <= 16; step += 1) {
      const x = (width * step) / 16;
      const wave =
        Math.sin(step * 1.3 + row * 2.1 + clock / 1500) + Math.sin(step * 0.7 - clock / 2300);
      if (step === 0) g.moveTo(x, y + wave * height * 0.018);
      else g.lineTo(x, y + wave * height * 0.018);
    }
    g.stroke();
  }
  g.restore();
}

function reef(
  g: CanvasRenderingContext2D,
  width: number,
  height: number,
  { base, tone, shift, seed }: { base: number; tone: string; shift: number; seed: number },
): void {
  g.fillStyle = tone;
  g.beginPath();
  g.moveTo(-width * 0.05, height);
  for (let step = 0; step <= 40; step += 1) {
    const hill = Math.sin(step * 0.55 + seed) * 0.035 + Math.sin(step * 1.9 + seed * 3) * 0.018;
    const coral = step % 5 === seed % 5 ? 0.05 : 0;
    g.lineTo(width * (step / 38 - 0.03 + shift), height * (base - hill - coral));
  }
  g.lineTo(width * 1.05, height);
  g.fill();
}
