import { Button } from '../../components/button/button.tsx';
import { RoomIcon, type RoomIconName } from '../../components/room-icon/room-icon.tsx';
import { TeamMark } from '../../components/team-mark/team-mark.tsx';
import { nameOr } from '../../words/team-name.ts';
import styles from './note.module.css';
import phone from './phone.module.css';
import { PhoneBrand, PhonePage } from './phone-page.tsx';

export type Note = {
  readonly sign: RoomIconName;
  readonly title: string;
  readonly text: string;
  readonly action?: {
    readonly text: string;
    readonly look: 'primary' | 'light';
    readonly onPress: () => void;
  };
};

export function PhoneNote({ code, note }: { readonly code: string; readonly note: Note }) {
  const { sign, title, text, action } = note;
  return (
    <PhonePage title={title} className={styles.page}>
      <div className={styles.brand}>
        <PhoneBrand code={code} />
      </div>
      <div className={styles.note}>
        <span className={styles.sign}>
          <RoomIcon name={sign} />
        </span>
        <div className={styles.text} role="status">
          <h1 className={phone.title}>{title}</h1>
          <p>{text}</p>
        </div>
        {action && (
          <Button look={action.look} onClick={action.onPress}>
            {action.text}
          </Button>
        )}
      </div>
    </PhonePage>
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
  return (
    <PhonePage title="Back to the show" className={styles.page} colour={team.color}>
      <div className={styles.brand}>
        <PhoneBrand code={code} />
      </div>
      <div className={styles.note} data-back="true">
        <div className={styles.back}>
          <TeamMark team={team.at} />
          <h1 className={phone.title}>{player}</h1>
          <Button look="light" onClick={onBack}>
            {`Back to ${nameOr(team.name, team.at)}`}
          </Button>
        </div>
        <Button look="line" onClick={onOther}>
          I am somebody else
        </Button>
      </div>
    </PhonePage>
  );
}
