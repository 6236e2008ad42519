import { type PublicShow, segmentAt } from '@wheel/game';
import { segmentColours } from '../../components/wheel-disc/segment-colours.ts';
import { DeskActions } from '../../features/desk/desk-actions.tsx';
import { DeskBar } from '../../features/desk/desk-bar.tsx';
import { Fuse } from '../../features/desk/fuse.tsx';
import { TieOffer } from '../../features/desk/tie-offer.tsx';
import type { TossUpLetters } from '../../features/desk/use-toss-up-letters.ts';
import { useShow } from '../../stores/show/show-context.ts';
import { deskPlate } from '../../words/desk-plate.ts';
import type { Refusal } from './use-guess.ts';

type GameDeskProps = {
  readonly letters: TossUpLetters;
  readonly refusal: Refusal;
  readonly onVerdict: () => void;
  readonly className?: string | undefined;
};

/** The bar between board and keys; there is none in a show played by hand. */
export function GameDesk({ letters, refusal, onVerdict, className }: GameDeskProps) {
  const view = useShow((store) => store.view);
  const plate = deskPlate(view, letters.isHeld);
  const { desk, teams, complete } = view;
  if (!desk || !plate) return null;
  return (
    <DeskBar
      className={className}
      plate={plate}
      colour={plate.team === null ? undefined : teams[plate.team]?.color}
      fuse={<Fuse />}
      refusal={refusal}
    >
      {complete ? (
        desk.isTie && <TieOffer next={view.position.at} />
      ) : (
        <DeskActions desk={desk} letters={letters} wedge={wedgeOf(view)} onVerdict={onVerdict} />
      )}
    </DeskBar>
  );
}

/** The colour of the wedge that said the value that stands; a typed value has none. */
function wedgeOf({ desk, wheel }: PublicShow): string | undefined {
  const { lastValue, segments, rotation } = wheel;
  const isSpun = lastValue?.type === 'points' && lastValue.value === desk?.value;
  return isSpun ? segmentColours(segments)[segmentAt(rotation, segments.length)]?.fill : undefined;
}
