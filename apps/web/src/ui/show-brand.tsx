import type { Picture } from '@wheel/contract';
import { useWords } from '../words/words.ts';
import { Logo } from './logo.tsx';
import styles from './show-brand.module.css';

/** Whose show it is. */
export type Brand = { readonly name: string; readonly picture: Picture | null };

type ShowBrandProps = Brand & {
  readonly className?: string | undefined;
  /** The browser cannot read the picture. */
  readonly onError?: () => void;
};

/** The logo of a show and its name, each where there is one. The picture says the name, so that it is heard once. */
export function ShowBrand({ name, picture, className, ...rest }: ShowBrandProps) {
  const { logo } = useWords('show');
  if (!name && !picture) return null;
  return (
    <p className={[styles.brand, className].filter(Boolean).join(' ')}>
      {picture && <Logo {...rest} picture={picture} label={name || logo} />}
      {name && (
        <b className={styles.name} data-testid="show-name" aria-hidden={picture !== null}>
          {name}
        </b>
      )}
    </p>
  );
}
