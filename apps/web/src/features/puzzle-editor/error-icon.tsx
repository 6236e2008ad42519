import { useId } from 'react';
import { Tooltip } from '../../components/tooltip/tooltip.tsx';

/** The sign at the end of a field that is wrong, with the reason in its tooltip. */
export function ErrorIcon({ text }: { readonly text: string }) {
  return <Tooltip id={useId()} icon="warn" tone="bad" align="end" label="Error" text={text} />;
}
