import { legsAt, type Leg } from './gait.ts';
import type { Breed, DrawnRunner } from './race-scene.types.ts';
import { numberCloth, numberText, rider } from './draw-rider.ts';
import { paintSilk } from './paint-silk.ts';

/**
 * Where and how a runner stands: its nose in pixels, a length in pixels, and the moment of its
 * stride.
 */
interface Stance {
  x: number;
  ground: number;
  lengthPx: number;
  stride: number;
  isRunning: boolean;
}

const coats = [
  'oklch(0.42 0.08 45)',
  'oklch(0.33 0.05 40)',
  'oklch(0.5 0.1 50)',
  'oklch(0.27 0.02 50)',
  'oklch(0.72 0.02 80)',
  'oklch(0.38 0.09 35)',
] as const;
const shade = 'rgb(0 0 0 / 32%)';

/** Draws a runner of its breed with its colours and number. */
export function drawRunner(
  context: CanvasRenderingContext2D,
  breed: Breed,
  runner: DrawnRunner,
  stance: Stance,
): void {
  const { x, ground, lengthPx } = stance;
  context.save();
  context.translate(x, ground);
  context.fillStyle = shade;
  context.beginPath();
  context.ellipse(-lengthPx * 0.5, 0, lengthPx * 0.46, lengthPx * 0.055, 0, 0, 7);
  context.fill();
  context.scale(lengthPx, lengthPx);
  const bob = stance.isRunning ? Math.sin(stance.stride * 2 * Math.PI) * 0.02 : 0;
  context.translate(0, bob);
  figures[breed](context, runner, stance, coats[runner.number % coats.length] ?? coats[0]);
  context.restore();
}

type Figure = (
  context: CanvasRenderingContext2D,
  runner: DrawnRunner,
  stance: Stance,
  coat: string,
) => void;

const figures: Record<Breed, Figure> = {
  horses(context, runner, { stride, isRunning }, coat) {
    const moment = isRunning ? stride : 0.25;
    const legs = legsAt(moment, { hind: [-0.72, -0.4], fore: [-0.36, -0.38] }, 0.4, 'gallop');
    drawLegs(context, legs, coat, 0.05);
    drawHorse(context, coat, 0);
    numberCloth(context, runner, -0.6, -0.5, 0.15);
    rider(context, runner, -0.47, -0.56);
  },
  dogs(context, runner, { stride, isRunning }) {
    const coat = coats[(runner.number + 2) % coats.length] ?? coats[0];
    const legs = legsAt(
      isRunning ? stride : 0.25,
      { hind: [-0.74, -0.3], fore: [-0.34, -0.26] },
      0.3,
      'gallop',
    );
    drawLegs(context, legs, coat, 0.035);
    drawDog(context, coat);
    paintSilk(context, runner.silk, { x: -0.5, y: -0.34, size: 0.2 }, () => {
      context.beginPath();
      context.ellipse(-0.5, -0.34, 0.2, 0.105, 0.08, 0, 7);
    });
    numberText(context, runner, -0.5, -0.335, 0.17);
  },
  sulkies(context, runner, { stride, isRunning }, coat) {
    context.save();
    context.scale(0.62, 0.62);
    const moment = isRunning ? stride : 0.25;
    const legs = legsAt(moment, { hind: [-0.72, -0.4], fore: [-0.36, -0.38] }, 0.4, 'trot');
    drawLegs(context, legs, coat, 0.05);
    drawHorse(context, coat, -0.05);
    numberCloth(context, runner, -0.58, -0.5, 0.17);
    context.restore();
    drawSulky(context, stride, isRunning);
    rider(context, runner, -0.84, -0.36);
  },
};

function drawLegs(
  context: CanvasRenderingContext2D,
  legs: readonly Leg[],
  coat: string,
  width: number,
): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [place, { hip, knee, foot }] of legs.entries()) {
    context.strokeStyle = coat;
    context.globalAlpha = place % 2 === 0 ? 0.72 : 1;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(...hip);
    context.lineTo(...knee);
    context.lineTo(...foot);
    context.stroke();
  }
  context.globalAlpha = 1;
}

function drawHorse(context: CanvasRenderingContext2D, coat: string, lift: number): void {
  context.fillStyle = coat;
  context.beginPath();
  // Barrel and quarters, then the neck to the poll, the head to the nose.
  context.ellipse(-0.54, -0.45, 0.25, 0.115, -0.04, 0, 7);
  context.moveTo(-0.42, -0.53);
  context.quadraticCurveTo(-0.26, -0.6, -0.17, -0.74 + lift);
  context.lineTo(-0.12, -0.75 + lift);
  context.lineTo(0, -0.6 + lift);
  context.lineTo(-0.03, -0.56 + lift);
  context.lineTo(-0.14, -0.61 + lift);
  context.quadraticCurveTo(-0.2, -0.48, -0.3, -0.37);
  context.closePath();
  context.fill();
  context.strokeStyle = 'oklch(0.24 0.03 40)';
  context.lineWidth = 0.035;
  context.beginPath();
  context.moveTo(-0.4, -0.54);
  context.quadraticCurveTo(-0.28, -0.62, -0.18, -0.75 + lift);
  context.moveTo(-0.78, -0.5);
  context.quadraticCurveTo(-0.9, -0.56, -1, -0.42);
  context.stroke();
}

function drawDog(context: CanvasRenderingContext2D, coat: string): void {
  context.fillStyle = coat;
  context.beginPath();
  context.ellipse(-0.4, -0.33, 0.15, 0.12, 0.1, 0, 7);
  context.ellipse(-0.66, -0.34, 0.17, 0.08, 0.1, 0, 7);
  context.moveTo(-0.34, -0.42);
  context.quadraticCurveTo(-0.24, -0.46, -0.2, -0.53);
  context.lineTo(-0.24, -0.58);
  context.lineTo(-0.14, -0.54);
  context.lineTo(0, -0.47);
  context.lineTo(-0.04, -0.44);
  context.lineTo(-0.18, -0.43);
  context.quadraticCurveTo(-0.24, -0.34, -0.3, -0.3);
  context.closePath();
  context.fill();
  context.strokeStyle = coat;
  context.lineWidth = 0.025;
  context.beginPath();
  context.moveTo(-0.8, -0.36);
  context.quadraticCurveTo(-0.94, -0.34, -1, -0.22);
  context.stroke();
}

function drawSulky(context: CanvasRenderingContext2D, stride: number, isRunning: boolean): void {
  context.strokeStyle = 'oklch(0.82 0.02 250)';
  context.lineWidth = 0.018;
  context.beginPath();
  context.moveTo(-0.26, -0.24);
  context.lineTo(-0.8, -0.2);
  context.lineTo(-0.86, -0.3);
  context.stroke();
  context.beginPath();
  context.arc(-0.84, -0.15, 0.14, 0, 7);
  const turn = isRunning ? stride * 2 * Math.PI : 0;
  for (let spoke = 0; spoke < 3; spoke += 1) {
    const angle = turn + (spoke * Math.PI) / 3;
    context.moveTo(-0.84 - Math.cos(angle) * 0.14, -0.15 - Math.sin(angle) * 0.14);
    context.lineTo(-0.84 + Math.cos(angle) * 0.14, -0.15 + Math.sin(angle) * 0.14);
  }
  context.stroke();
}
