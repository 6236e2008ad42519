import { Link } from '../link/link.tsx';
import styles from './home-link.module.css';

/** The way home on pages without the header. */
export function HomeLink({ className }: { readonly className?: string | undefined }) {
  return (
    <Link to="/" className={[styles.link, className].filter(Boolean).join(' ')}>
      <img src="/favicon.svg" alt="" width="34" height="34" />
      <span>Wheel of Fortune</span>
    </Link>
  );
}
