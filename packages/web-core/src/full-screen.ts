// chunk: stage
/** As large as the screen, or back. */
export async function toggleFullScreen(box: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await box?.requestFullscreen?.().catch(() => undefined);
}
