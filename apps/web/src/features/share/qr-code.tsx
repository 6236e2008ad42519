import { correction, generate } from 'lean-qr';
import { useMemo } from 'react';
import styles from './share-dialog.module.css';

/** Light modules round the code, without which readers do not find it. */
const QUIET = 4;

function modulesOf(text: string) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  return { size: code.size, path };
}

export function QrCode({ text }: { readonly text: string }) {
  const { size, path } = useMemo(() => modulesOf(text), [text]);
  const side = size + 2 * QUIET;
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label="QR code"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} />
      <path d={path} />
    </svg>
  );
}
