import { useState } from 'react';

/** True from the first render on in which the condition held. */
export function useWasEver(condition: boolean): boolean {
  const [wasEver, setWasEver] = useState(condition);
  if (condition && !wasEver) setWasEver(true);
  return wasEver || condition;
}
