// chunk: standing
import { useEffect, useState } from 'react';

/**
 * True once `value` has stood unchanged for so long (ms); at first at once. For buttons whose
 * meaning follows a value: a finger on its way must not land on another meaning than it saw.
 */
export function useStanding(value: string, ms: number): boolean {
  const [standing, setStanding] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStanding(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return standing === value;
}
