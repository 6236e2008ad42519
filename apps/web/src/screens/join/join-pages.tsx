import { ROOM_LIMITS } from '@wheel/contract';
import type { Segment } from '@wheel/game';
import { type ReactNode, useState } from 'react';
import { bareCode, isWholeCode } from '../../room/address.ts';
import { chipName } from '../../text/chip-name.ts';
import { nameOr } from '../../text/names.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-tiles.tsx';
import { TextField } from '../../ui/fields.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { TeamMark } from '../../ui/team-mark.tsx';
import { StillWheel } from '../../ui/wheel-disc.tsx';
import { useWords } from '../../words/words.ts';
import note from '../shared/note.module.css';
import phone from '../shared/phone.module.css';
import { PhoneBrand, PhoneFoot, PhonePage } from '../shared/phone-page.tsx';
import styles from './join.module.css';

const SUNRISE = [300, 900, 200, 700, 500, 100, 300, 600, 400, 800, 200, 600].map(
  (value): Segment => ({ type: 'points', value }),
);

type JoinPageProps = {
  readonly title: string;
  readonly code: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

function JoinPage({ title, code, onSubmit, children }: JoinPageProps) {
  const { next } = useWords('join');
  return (
    <PhonePage title={title} className={styles.join}>
      <PhoneBrand code={code} />
      <h1 className={phone.title}>{title}</h1>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <Button look="primary" type="submit">
          {next}
        </Button>
      </form>
      <div className={styles.language}>
        <LanguageSwitch place="foot" />
      </div>
      <StillWheel className={styles.sunrise} segments={SUNRISE} textOf={chipName} />
    </PhonePage>
  );
}

type CodePageProps = {
  readonly error: string | undefined;
  readonly onCode: (code: string) => void;
};

export function CodePage({ error, onCode }: CodePageProps) {
  const join = useWords('join');
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  function submit() {
    setShort(!isWholeCode(code));
    if (isWholeCode(code)) onCode(code);
  }
  return (
    <JoinPage title={join.code} code="" onSubmit={submit}>
      <CodeField
        label={join.codeLabel}
        value={code}
        onType={(text) => {
          setCode(bareCode(text));
          setShort(false);
        }}
        error={isShort ? join.shortCode : error}
        autoFocus
      />
    </JoinPage>
  );
}

type NamePageProps = {
  readonly code: string;
  readonly name: string;
  readonly onName: (name: string) => void;
};

export function NamePage({ code, name: known, onName }: NamePageProps) {
  const join = useWords('join');
  const [name, setName] = useState(known);
  const submit = () => name.trim() && onName(name.trim());
  return (
    <JoinPage title={join.name} code={code} onSubmit={submit}>
      <div className={styles.field}>
        <TextField
          label={join.nameLabel}
          type="text"
          value={name}
          maxLength={ROOM_LIMITS.nameMax}
          onChange={({ target }) => setName(target.value)}
          autoComplete="nickname"
          autoCapitalize="words"
          enterKeyHint="go"
          autoFocus
        />
      </div>
    </JoinPage>
  );
}

type BackPageProps = {
  readonly code: string;
  readonly player: string;
  readonly team: { readonly at: number; readonly name: string; readonly color: string };
  readonly onBack: () => void;
  readonly onOther: () => void;
};

/** A phone that was here before goes on in its seat. */
export function BackPage({ code, player, team, onBack, onOther }: BackPageProps) {
  const join = useWords('join');
  return (
    <PhonePage title={join.back} className={note.page} colour={team.color}>
      <div className={note.brand}>
        <PhoneBrand code={code} />
      </div>
      <div className={note.note} data-back="true">
        <div className={note.back}>
          <TeamMark team={team.at} />
          <h1 className={phone.title}>{player}</h1>
          <Button look="light" onClick={onBack}>
            {join.backTo({ team: nameOr(team.name, team.at) })}
          </Button>
        </div>
        <Button look="line" onClick={onOther}>
          {join.somebodyElse}
        </Button>
      </div>
      <PhoneFoot />
    </PhonePage>
  );
}
