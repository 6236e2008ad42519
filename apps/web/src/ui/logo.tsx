import type { Picture } from '@wheel/contract';
import { pictureUrl } from '../lib/picture.ts';
import styles from './logo.module.css';

type LogoProps = {
  readonly picture: Picture;
  /** Its text for those who do not see it. */
  readonly label: string;
  readonly className?: string | undefined;
  /** The browser cannot read it. */
  readonly onError?: () => void;
};

/** A picture on its plate, as large as `--logo` says. */
export const Logo = ({ picture, label, className, onError }: LogoProps) => (
  <img
    src={pictureUrl(picture)}
    alt={label}
    className={[styles.logo, className].filter(Boolean).join(' ')}
    data-plate={picture.plate}
    data-testid="show-logo"
    onError={onError}
  />
);
