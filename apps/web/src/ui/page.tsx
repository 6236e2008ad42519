import { type ComponentProps, useEffect } from 'react';
import { useWords } from '../words/words.ts';
import styles from './page.module.css';

interface PageProps extends Omit<ComponentProps<'main'>, 'title'> {
  /** Of the browser's tab, where the product's name follows it. The start screen has a title of its own. */
  readonly title: string | null;
  /** `shell` keeps a reading width; `bare` leaves the room to the screen. */
  readonly layout?: 'shell' | 'bare';
}

/** The main part of every screen: target of the skip link, owner of the tab's title. */
export function Page({ title, layout = 'shell', className, ...rest }: PageProps) {
  const { pageTitle, startTitle } = useWords('start');
  const tabTitle = title === null ? startTitle : pageTitle({ title });
  useEffect(() => {
    document.title = tabTitle;
  }, [tabTitle]);
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
