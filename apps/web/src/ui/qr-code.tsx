import { useMemo } from 'react';
import { useLate } from '../lib/load.ts';
import styles from './qr-code.module.css';
import { qrPath } from './qr-path.ts';

/** Light modules round the code; readers need them. */
const QUIET = 4;

const loadLibrary = () => import('lean-qr');

type QrCodeProps = { readonly text: string; readonly label: string };

/** Ink on an ivory card, once the library is here. */
export function QrCode({ text, label }: QrCodeProps) {
  const library = useLate(loadLibrary);
  const code = useMemo(() => {
    if (!library) return null;
    const bitmap = library.generate(text, { minCorrectionLevel: library.correction.M });
    return { size: bitmap.size, path: qrPath(bitmap) };
  }, [library, text]);
  const size = (code?.size ?? 25) + 2 * QUIET;
  return (
    <svg
      className={styles.code}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={code?.path ?? ''} />
    </svg>
  );
}
