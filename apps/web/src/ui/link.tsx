import type { ComponentProps, MouseEvent } from 'react';
import { goTo } from '../lib/address.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
}

/** A link to another address of the page. With a key held, the browser opens it as the host is used to. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    onClick?.(event);
    event.preventDefault();
    goTo(to);
  };
  return <a href={to} {...rest} onClick={follow} />;
}
