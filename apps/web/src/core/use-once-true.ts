import { useState } from 'react';

/**
 * True from the first time that `isSo` is. For what waits until it is whole: once it stands it
 * stays, whatever is asked for again, or what was written in it would be lost.
 */
export function useOnceTrue(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return isSo || wasSo;
}
