import type { RoomWish } from '@wheel/contract';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Page } from '../../components/page/page.tsx';
import { RoomIcon } from '../../components/room-icon/room-icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { type Note, PhoneNote } from '../../features/phone/phone-note.tsx';
import { AnswerLine } from '../../features/remote/answer-line.tsx';
import { LettersPanel, ScoresPanel, ShowPanel } from '../../features/remote/panels.tsx';
import styles from '../../features/remote/remote.module.css';
import { PANEL_ID, RemoteNav, type Tab, tabId } from '../../features/remote/tabs.tsx';
import { BuzzOrder } from '../../features/room/buzz-order.tsx';
import type { Ending } from '../../lib/room-link/closing.ts';
import type { GuestShow } from '../../stores/room/guest-room.ts';
import { remoteShelf } from '../../stores/room/kept-seat.ts';
import type { RemoteRoom, RemoteState } from '../../stores/room/remote-room.ts';
import { nextButtonText } from '../../words/next-button.ts';
import { wishText } from '../../words/wish.ts';

export function RemotePage({ room }: { readonly room: RemoteRoom }) {
  const state = useStore(room);
  const [tab, setTab] = useState<Tab>('show');
  const { phase, ending, show, press, isHostAway } = state;
  useEffect(() => {
    if (ending && FORGOTTEN.includes(ending)) remoteShelf.forget();
  }, [ending]);
  if (phase === 'over' && ending) return <PhoneNote code={state.code} note={NOTES[ending]} />;
  const isLinked = phase === 'live';
  const isLive = isLinked && !isHostAway;
  const wish = (wanted: RoomWish) => room.wish(wanted);
  return (
    <Page title="Remote" layout="bare" className={styles.remote}>
      <VisuallyHidden as="h1">Remote</VisuallyHidden>
      <header className={styles.top}>
        <span>{show && `${show.position.at} / ${show.position.of}`}</span>
        <span className={styles.category}>{show?.category.toUpperCase()}</span>
        <span className={styles.link} data-off={!isLive}>
          <RoomIcon name={isLive ? 'phone' : 'offline'} />
          <VisuallyHidden>
            {isLive ? 'Connected' : isLinked ? 'Host away' : 'No link'}
          </VisuallyHidden>
        </span>
      </header>
      <div
        className={`${styles.body} ${styles[tab]}`}
        data-desk={show?.desk != null}
        role="tabpanel"
        id={PANEL_ID}
        aria-labelledby={tabId(tab)}
      >
        {show && <Panel tab={tab} state={state} show={show} onWish={wish} />}
      </div>
      <AnswerLine
        press={press}
        what={press && show ? wishText(press.wish, show.teams) : ''}
        isLinked={isLinked}
        isHostAway={isHostAway}
        onAgain={room.again}
      />
      <RemoteNav tab={tab} onTab={setTab} onUndo={() => wish({ type: 'undo' })} />
    </Page>
  );
}

type PanelProps = {
  readonly tab: Tab;
  readonly state: RemoteState;
  readonly show: GuestShow;
  readonly onWish: (wish: RoomWish) => void;
};

function Panel({ tab, state: { order }, show, onWish }: PanelProps) {
  if (tab === 'letters') return <LettersPanel show={show} onWish={onWish} />;
  if (tab === 'scores') return <ScoresPanel show={show} onWish={onWish} />;
  const isLast = show.position.at >= show.position.of;
  return (
    <ShowPanel
      show={show}
      areBuzzersOpen={order?.open ?? false}
      order={
        show.buzz.length > 0 ? (
          <BuzzOrder buzz={show.buzz} tie={show.tie} teams={show.teams} />
        ) : null
      }
      nextText={nextButtonText(isLast)}
      onWish={onWish}
    />
  );
}

/** Endings after which the token of this phone is worth nothing; with it the next code could not be used. */
const FORGOTTEN: readonly Ending[] = ['closed', 'refused', 'removed', 'banned'];

const reload = { text: 'Try again', look: 'primary', onPress: () => location.reload() } as const;
const removed: Note = {
  sign: 'exit',
  title: 'Removed',
  text: 'The host took this remote out of the room.',
};

const NOTES: Readonly<Record<Ending, Note>> = {
  closed: { sign: 'off', title: 'Room closed', text: 'The host has ended the room.' },
  removed,
  banned: removed,
  refused: {
    sign: 'clock',
    title: 'This code is used up',
    text: 'It pairs one phone within five minutes. Choose Pair a remote again.',
  },
  door: {
    sign: 'door',
    title: 'Door closed',
    text: 'The host lets nobody in at the moment.',
    action: reload,
  },
  full: {
    sign: 'people',
    title: 'Room full',
    text: 'It has as many remotes as it can take. Close one, and choose Pair a remote again.',
  },
  superseded: {
    sign: 'exit',
    title: 'Removed',
    text: 'The remote goes on in another window.',
    action: reload,
  },
  incompatible: {
    sign: 'clock',
    title: 'Out of date',
    text: 'Please load this page again.',
    action: reload,
  },
};
