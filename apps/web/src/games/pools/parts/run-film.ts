const stillEveryMs = 2_500;

/**
 * Calls for a picture at every frame; a still one now and then for who wants no motion. `frame`
 * says whether it goes on. A hidden page draws nothing. Gives what stops it.
 */
export function runFilm(isStill: boolean, frame: () => boolean): () => void {
  if (isStill) {
    frame();
    const timer = setInterval(() => frame() || clearInterval(timer), stillEveryMs);
    return () => clearInterval(timer);
  }
  let asked = 0;
  const draw = (): void => {
    if (frame()) asked = requestAnimationFrame(draw);
  };
  draw();
  return () => cancelAnimationFrame(asked);
}
