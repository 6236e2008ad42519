import { useState } from 'react';
import { Toast } from '../../ui/toast.tsx';
import { useWords } from '../../words/words.ts';

/** `warn` hears whether the browser keeps a change; where it does not, a toast says so. */
export function useKeptToast() {
  const { notKept } = useWords('stage').dialog;
  const [isLost, setLost] = useState(false);
  const message = isLost ? { id: 'lost', text: notKept } : null;
  return {
    warn: (isKept: boolean) => isKept || setLost(true),
    toast: <Toast message={message} onDone={() => setLost(false)} />,
  };
}
