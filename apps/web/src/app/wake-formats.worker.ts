// Stands alone, as `first-paint.ts`, which starts it.
addEventListener('message', ({ data: language }: MessageEvent<string>) => {
  try {
    new Intl.NumberFormat(language).format(0);
  } finally {
    close();
  }
});
