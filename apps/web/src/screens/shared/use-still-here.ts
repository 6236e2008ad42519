import { useEffect, useRef } from 'react';

/** Tells a late answer whether its screen is still open, so that it does not pull the host off another. */
export function useStillHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
