import { useWords } from '../words/words.ts';
import styles from './home-link.module.css';
import { Link } from './link.tsx';

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
