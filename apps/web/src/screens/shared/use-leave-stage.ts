import { useEffect, useRef } from 'react';
import { showStore } from '../../stores/show-store.ts';

/**
 * Ends what belongs to one screen when the host walks away from it: a running spin and the reward
 * dialog. A reload is no walking away, and neither is an effect that React only runs twice for practice.
 */
export function useLeaveStage(): void {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    return () => {
      leaving.current = setTimeout(() => {
        const { dispatch } = showStore.getState();
        dispatch({ type: 'cancelSpin' });
        dispatch({ type: 'closeReward' });
      });
    };
  }, []);
}
