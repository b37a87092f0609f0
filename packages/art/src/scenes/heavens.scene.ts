import { clouds, glow, rays, sky } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** A sea of clouds round the sun. */
export const heavens: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  return {
    back:
      sky(pen, frame, mood) +
      rays(pen, width * 0.5, height * 0.4, height, '#fff', 26, 0.5) +
      glow(pen, width * 0.5, height * 0.4, width * 0.7, mood.spark) +
      clouds(pen, frame, height * 0.62, mood.glow, 0.75, 34) +
      clouds(pen, frame, height * 0.74, '#ffffff', 0.55, 44) +
      clouds(pen, frame, height * 0.9, mood.mid, 0.9, 40),
    front: '',
  };
};
