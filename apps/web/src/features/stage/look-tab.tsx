import type { Segment } from '@wheel/game';
import type { CSSProperties } from 'react';
import { LOOKS, type LookName } from '../../lib/looks.ts';
import { TEAM_COLOURS } from '../../lib/team-colour.ts';
import { changeStage, useStage } from '../../show/stage-settings.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { StillWheel } from '../../ui/wheel-disc.tsx';
import { useWords } from '../../words/words.ts';
import styles from './look-tab.module.css';
import { useKeptToast } from './use-kept-toast.tsx';

/** Five cards, each a small stage in its own look. */
export function LookTab() {
  const { tabs, looks } = useWords('stage');
  const chosen = useStage(({ look }) => look);
  const { warn, toast } = useKeptToast();
  return (
    <>
      <RadioGroup
        label={tabs.look.title}
        isLabelHidden
        layout="rows"
        className={styles.looks}
        optionTestId="look-card"
        options={LOOKS.map((value) => ({
          value,
          ...looks[value],
          icon: <SmallStage look={value} />,
        }))}
        chosen={chosen}
        onChoose={(look) => warn(changeStage({ look }))}
      />
      {toast}
    </>
  );
}

const SEGMENTS = Array.from(
  { length: 12 },
  (_, at): Segment => (at === 6 ? { type: 'forfeit' } : { type: 'points', value: 100 }),
);
/** A closed tile has no letter. */
const ROWS = ['WIN ', ' T   '].map((row) => [...row]);
const NEWEST = 'N';
const TEAMS = [22, 1, 0].map((at) => TEAM_COLOURS[at]);

const SmallStage = ({ look }: { readonly look: LookName }) => (
  <span className={styles.stage} data-look={look} aria-hidden="true">
    <span className={styles.board}>
      {ROWS.map((row) => (
        <span key={row.join('')}>
          {row.map((letter, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the tiles of a drawing never move.
            <i key={at} data-tile={tileOf(letter)}>
              {letter}
            </i>
          ))}
        </span>
      ))}
    </span>
    <StillWheel className={styles.wheel} segments={SEGMENTS} />
    <span className={styles.keys}>
      <i />
      <i data-tile="open" />
      <i />
      <b />
    </span>
    <span className={styles.floor}>
      {TEAMS.map((color, at) => (
        <i key={color} style={{ '--team': color } as CSSProperties}>
          {at + 1}
        </i>
      ))}
    </span>
  </span>
);

const tileOf = (letter: string) =>
  letter === ' ' ? undefined : letter === NEWEST ? 'lit' : 'open';
