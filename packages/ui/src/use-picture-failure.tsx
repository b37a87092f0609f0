import { useCallback, useState } from 'react';

/**
 * Tells whether a picture could not be loaded; spread `watch` on the `img`. A picture in a page
 * that the server drew may have failed before any script ran, when nobody could hear of it: it is
 * asked again when the page is taken over. `isMissing` true where there is no address to try.
 */
export function usePictureFailure(isMissing = false) {
  const [hasFailed, setFailed] = useState(isMissing);
  const ref = useCallback((image: HTMLImageElement) => {
    const fail = () => setFailed(true);
    if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) fail();
    // The browser tells it itself: React passes nothing on while it still takes over what stands
    // around the picture.
    image.addEventListener('error', fail);
    return () => image.removeEventListener('error', fail);
  }, []);
  return { hasFailed, watch: { ref } };
}
