import { type ComponentProps, useEffect } from 'react';
import styles from './page.module.css';

const PRODUCT = 'Wheel of Fortune';

interface PageProps extends ComponentProps<'main'> {
  /** Of the browser's tab. */
  readonly title: string;
  /** `shell` keeps a reading width; `bare` leaves the room to the screen. */
  readonly layout?: 'shell' | 'bare';
}

/** The main part of every screen: target of the skip link, owner of the tab's title. */
export function Page({ title, layout = 'shell', className, ...rest }: PageProps) {
  useEffect(() => {
    document.title = title.includes(PRODUCT) ? title : `${title} – ${PRODUCT}`;
  }, [title]);
  return (
    <main
      {...rest}
      id="main"
      tabIndex={-1}
      className={[styles[layout], className].filter(Boolean).join(' ')}
    />
  );
}

export function PageTitle({ className, ...rest }: ComponentProps<'h1'>) {
  return <h1 {...rest} className={[styles.title, className].filter(Boolean).join(' ')} />;
}

/** The second heading of a page: TEAMS, ENTRIES. */
export function SectionTitle({ className, ...rest }: ComponentProps<'h2'>) {
  return <h2 {...rest} className={[styles.section, className].filter(Boolean).join(' ')} />;
}
