import { useEffect, useState } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { RoomIcon } from '../../components/room-icon/room-icon.tsx';
import tool from '../../components/tool-button/tool-button.module.css';

const SHOWN_MS = 1500;

type CopyButtonProps = { readonly what: string; readonly text: string };

/** Not there on plain http, where browsers keep the clipboard to themselves. */
export function CopyButton({ what, text }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(setCopied, SHOWN_MS, false);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (!navigator.clipboard) return null;
  return (
    <button
      type="button"
      className={tool.tool}
      aria-label={`Copy ${what}`}
      title={`Copy ${what}`}
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          (error: unknown) => console.warn('It could not be copied.', error),
        );
      }}
    >
      {isCopied ? <Icon name="check" /> : <RoomIcon name="copy" />}
    </button>
  );
}
