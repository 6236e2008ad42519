import type { ComponentProps, MouseEvent } from 'react';
import { goTo } from '../lib/address.ts';
import { useWords } from '../words/words.ts';
import styles from './link.module.css';

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

/** The way home on pages without the header. */
export function HomeLink({ className }: { readonly className?: string | undefined }) {
  const { product } = useWords('start');
  return (
    <Link to="/" className={[styles.link, className].filter(Boolean).join(' ')}>
      <img src="/favicon.svg" alt="" width="34" height="34" />
      <span>{product}</span>
    </Link>
  );
}
