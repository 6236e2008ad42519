import { chipOf } from '@wheel/game';
import type { ReactNode } from 'react';
import { rulesSentence } from '../../text/rules.ts';
import { useWords } from '../../words/words.ts';
import type { AnySetup } from './kept-setups.ts';
import styles from './setup-facts.module.css';
import { lookText, puzzlesText, rulesText, soundsText, wheelText } from './setup-texts.ts';

const DOTS = [1, 2, 4, 5] as const;

const isPrize = (chip: string) => chipOf(chip)?.type === 'prize';

/** What a setup holds. */
export function SetupFacts({ setup, showName, picture }: AnySetup) {
  const { setups: text } = useWords('stage');
  const prizes = setup.chips.filter(isPrize);
  const look = lookText(setup);
  const sounds = soundsText(setup);
  return (
    <dl className={styles.facts}>
      <Fact name={text.facts.wheel} more={prizes.join(', ')}>
        {wheelText(setup)}
      </Fact>
      <Fact name={text.facts.rules} more={rulesSentence(setup.rules)}>
        {rulesText(setup)}
      </Fact>
      <Fact name={text.facts.puzzles}>{puzzlesText(setup)}</Fact>
      {look && (
        <Fact name={text.facts.look}>
          <span className={styles.dots} data-look={setup.look} aria-hidden="true">
            {DOTS.map((nth) => (
              <i key={nth} style={{ background: `var(--wheel-${nth})` }} />
            ))}
          </span>
          {look}
        </Fact>
      )}
      {sounds && <Fact name={text.facts.sounds}>{sounds}</Fact>}
      {showName !== undefined && (
        <Fact name={text.facts.name}>
          {picture
            ? showName
              ? text.withLogo({ name: showName })
              : text.logo
            : showName || text.none}
        </Fact>
      )}
    </dl>
  );
}

type FactProps = {
  readonly name: string;
  readonly children: ReactNode;
  readonly more?: string;
};

const Fact = ({ name, children, more }: FactProps) => (
  <>
    <dt>{name}</dt>
    <dd>
      {children}
      {more && <small>{more}</small>}
    </dd>
  </>
);
