import { useEffect, useState } from 'react';
import { Toast, type ToastMessage } from '../../components/toast/toast.tsx';
import { createSetting } from '../../lib/kept-data/setting.ts';
import { useShow, useShowEvent } from '../../stores/show/show-context.ts';

const explained = createSetting('deskExplained', false);

const HINT: ToastMessage = {
  id: 'desk',
  text: 'The bar says whose turn it is. Press a name to give the turn, a score to type it; ? lists the keys.',
};

/** Explains the desk in one line, in the first show of this browser that has one. It goes as the show goes on. */
export function DeskHint() {
  const isHosted = useShow(({ view, mode }) => view.desk !== null && mode === 'host');
  const [message, setMessage] = useState<ToastMessage | null>(null);
  useEffect(() => {
    if (!isHosted || explained.get()) return;
    explained.set(true);
    setMessage(HINT);
  }, [isHosted]);
  useShowEvent(() => setMessage(null));
  return <Toast message={message} onDone={() => setMessage(null)} />;
}
