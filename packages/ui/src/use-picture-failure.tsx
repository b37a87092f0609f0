import { useCallback, useState } from 'react';

/**
 * Tells whether a picture could not be loaded; spread `watch` on the `img`. A picture in a page that the server drew may
 * have failed before any script ran, when nobody could hear of it: it is asked again when the page is taken over.
 * `isMissing` true where there is no address to try.
 */
export function usePictureFailure(isMissing = false) {
  const [hasFailed, setFailed] = useState(isMissing);
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setFailed(true);
  }, []);
  return { hasFailed, watch: { ref, onError: () => setFailed(true) } };
}
