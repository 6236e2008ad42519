import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { spacedCode } from '../../room/address.ts';
import { Button } from '../../ui/button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Page } from '../../ui/page.tsx';
import { useWords } from '../../words/words.ts';
import note from './note.module.css';
import styles from './phone.module.css';

type PhonePageProps = {
  readonly title: string;
  readonly className?: string | undefined;
  /** Takes exactly the screen, and never scrolls. */
  readonly whole?: boolean;
  /** The colour of the team, also behind the status bar. */
  readonly colour?: string | undefined;
  readonly children: ReactNode;
  readonly 'data-flood'?: boolean;
};

export function PhonePage(props: PhonePageProps) {
  const { title, className, whole = false, colour, children, ...rest } = props;
  useThemeColour(colour);
  return (
    <Page
      {...rest}
      title={title}
      layout="bare"
      className={`${styles.phone} ${className ?? ''}`}
      data-whole={whole}
      style={colour ? ({ '--team': colour } as CSSProperties) : undefined}
    >
      {children}
    </Page>
  );
}

/** Browsers take the first colour; that of the look stays behind it. */
function useThemeColour(colour: string | undefined): void {
  useEffect(() => {
    if (!colour?.startsWith('#')) return;
    const meta = document.createElement('meta');
    meta.name = 'theme-color';
    meta.dataset.team = '';
    meta.content = colour;
    document.head.prepend(meta);
    return () => meta.remove();
  }, [colour]);
}

type PhoneBrandProps = {
  readonly code: string;
  /** The show's own name, in place of the product's. */
  readonly name?: string | undefined;
};

/** The name, and the code of the room once it is known. */
export function PhoneBrand({ code, name }: PhoneBrandProps) {
  const { product } = useWords('start');
  return (
    <p className={styles.brand} data-code={code !== ''}>
      <img src="/favicon.svg" alt="" width="28" height="28" />
      <span data-testid={name && 'show-name'}>{name ?? product}</span>
      {code && <b>{spacedCode(code)}</b>}
    </p>
  );
}

export type Note = {
  /** An icon. Each page names its own, so that the first one does without the table of all. */
  readonly sign: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action?: {
    readonly text: string;
    readonly look: 'primary' | 'light';
    readonly onPress: () => void;
  };
};

export function PhoneNote({ code, note: shown }: { readonly code: string; readonly note: Note }) {
  const { sign, title, text, action } = shown;
  return (
    <PhonePage title={title} className={note.page}>
      <div className={note.brand}>
        <PhoneBrand code={code} />
      </div>
      <div className={note.note}>
        <span className={note.sign}>{sign}</span>
        <div className={note.text} role="status">
          <h1 className={styles.title}>{title}</h1>
          <p>{text}</p>
        </div>
        {action && (
          <Button look={action.look} onClick={action.onPress}>
            {action.text}
          </Button>
        )}
      </div>
      <PhoneFoot />
    </PhonePage>
  );
}

/** Where a phone is told in which language to speak. */
export const PhoneFoot = () => (
  <div className={styles.foot}>
    <LanguageSwitch place="foot" />
  </div>
);
