import type { CSSProperties } from 'react';
import { kindText } from '../../text/kinds.ts';
import type { ResultSheet, SheetRow, SheetTeam } from '../../text/results.ts';
import { Icon } from '../../ui/icon.tsx';
import { InLanguage } from '../../ui/in-language.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words/words.ts';
import styles from './results-table.module.css';

type ResultsTableProps = { readonly sheet: ResultSheet };

/** A column for each team, a row for each puzzle, and the sums. */
export function ResultsTable({ sheet: { teams, rows } }: ResultsTableProps) {
  const { results } = useWords('show').end;
  const best = Math.max(...teams.map(({ score }) => score));
  return (
    <table className={styles.table} style={{ '--teams': teams.length } as CSSProperties}>
      <caption>
        <VisuallyHidden>{results.table}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.first}>
            {results.columns.puzzle}
          </th>
          {numbered(teams).map(({ at, name, color }) => (
            <th key={at} scope="col" style={{ '--team': color } as CSSProperties}>
              <span className={styles.team}>
                <b aria-hidden="true">{at + 1}</b>
                <span title={name}>{name}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PuzzleRow key={row.number} row={row} teams={teams} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={styles.first}>
            {results.sum}
          </th>
          {numbered(teams).map(({ at, score }) => (
            <td key={at} data-best={score === best && score > 0}>
              {score}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

type PuzzleRowProps = { readonly row: SheetRow; readonly teams: readonly SheetTeam[] };

function PuzzleRow({ row, teams }: PuzzleRowProps) {
  const { number, phrase, category, language, kind, note, solver, gains, prizes } = row;
  const isEmpty = note !== '' && gains.every((points) => points === 0);
  const facts = [kind && kind !== 'round' ? kindText(kind) : '', isEmpty ? '' : note].filter(
    Boolean,
  );
  return (
    <tr data-unsolved={note !== ''}>
      <th scope="row" className={styles.first}>
        <span className={styles.puzzle}>
          <b aria-hidden="true">{number}</b>
          <span>
            <InLanguage language={language}>{phrase}</InLanguage>{' '}
            <small>
              <InLanguage language={language}>{category}</InLanguage>
              {category && facts.length > 0 && ' · '}
              {facts.join(' · ')}
            </small>
          </span>
        </span>
      </th>
      {isEmpty ? (
        <td colSpan={teams.length}>{note}</td>
      ) : (
        numbered(teams).map(({ at, color }) => (
          <td key={at} style={{ '--team': color } as CSSProperties}>
            <Gain points={gains[at] ?? 0} isSolver={at === solver} />
            {at === solver && prizes.map((prize) => <Prize key={prize} text={prize} />)}
          </td>
        ))
      )}
    </tr>
  );
}

/** Nothing is left empty, so that the eye finds who gained. */
function Gain({ points, isSolver }: { readonly points: number; readonly isSolver: boolean }) {
  const { results } = useWords('show').end;
  if (!isSolver) return points === 0 ? null : pointsText(points);
  return (
    <span className={styles.solver}>
      {pointsText(points)}
      <VisuallyHidden>{results.solver}</VisuallyHidden>
    </span>
  );
}

const Prize = ({ text }: { readonly text: string }) => (
  <>
    {' '}
    <span className={styles.prize} data-testid="result-prize">
      <Icon name="gift" />
      <span>{text}</span>
    </span>
  </>
);

/** With a true minus, which is read out as one. */
const pointsText = (points: number) => `${points}`.replace('-', '−');

const numbered = (teams: readonly SheetTeam[]) => teams.map((team, at) => ({ ...team, at }));
