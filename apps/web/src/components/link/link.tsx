import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';

interface LinkProps extends ComponentProps<'a'> {
  readonly to: string;
}

/**
 * A link inside the app that knows when it points to the present page. The router's own brings its
 * framework mode along, 2 KB that the start screen cannot spare.
 */
export function Link({ to, ...rest }: LinkProps) {
  const href = useHref(to);
  const onClick = useLinkClickHandler<HTMLAnchorElement>(to);
  const isHere = useLocation().pathname.replace(/\/+$/, '') === to;
  return <a {...rest} href={href} onClick={onClick} {...(isHere && { 'aria-current': 'page' })} />;
}
