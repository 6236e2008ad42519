import '../../words/en/room.ts';
import type { RoomWish } from '@wheel/contract';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { BuzzOrder } from '../../features/room/buzz-order.tsx';
import { lookOf } from '../../lib/looks.ts';
import { keepScreenOn } from '../../lib/screen-on.ts';
import { useLook } from '../../lib/use-look.ts';
import { bareCode, isWholeCode } from '../../room/address.ts';
import type { Ending } from '../../room/client/link.ts';
import { type GuestShow, PAGE_PORTS } from '../../room/guest.ts';
import { openRemoteRoom, type RemoteRoom, type RemoteState } from '../../room/remote.ts';
import { remoteSeat } from '../../room/saved.ts';
import { wishText } from '../../text/room.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { usePuzzleLang } from '../../words/use-puzzle-lang.ts';
import { useWords, words } from '../../words/words.ts';
import { type Note, PhoneNote } from '../shared/phone-page.tsx';
import { deviceKind } from './device-kind.ts';
import { AnswerLine, PANEL_ID, RemoteNav, type Tab, tabId } from './foot.tsx';
import { LettersPanel, ScoresPanel, ShowPanel } from './panels.tsx';
import styles from './remote.module.css';

/** `#KXMRTD.token`: a fragment never reaches a server, and no log. */
function pairingIn(hash: string) {
  const [, letters = '', pairing = ''] = /^#([^.]+)\.(.+)$/.exec(hash) ?? [];
  const code = bareCode(letters);
  return isWholeCode(code) && pairing ? { code, pairing } : null;
}

/** The host walks around with a phone; the host's device does what it asks for. */
export function RemoteScreen() {
  const { title, notes } = useWords('room').remote;
  const [paired] = useState(() => pairingIn(location.hash));
  const [room, setRoom] = useState<RemoteRoom | null>(null);
  useEffect(keepScreenOn, []);
  useEffect(() => {
    const kept = remoteSeat.load();
    const code = paired?.code ?? kept?.code;
    if (!code) return;
    const seat = kept?.code === code ? kept : null;
    const name = words('room').remote.devices[deviceKind(navigator)];
    const request = { code, name, pairing: paired?.pairing ?? '', seat };
    let opened: RemoteRoom | null = null;
    // A moment later: a page that is drawn twice must not use its one pairing twice.
    const timer = setTimeout(() => {
      opened = openRemoteRoom(request, PAGE_PORTS, remoteSeat);
      setRoom(opened);
      // It is good for nothing any more, and nothing to leave in an address.
      history.replaceState(history.state, '', '/remote');
    });
    return () => {
      clearTimeout(timer);
      opened?.leave();
    };
  }, [paired]);
  if (!room) {
    return (
      <PhoneNote code="" note={{ sign: <Icon name="remote" />, title, text: notes.unpaired }} />
    );
  }
  return <RemotePage room={room} />;
}

export function RemotePage({ room }: { readonly room: RemoteRoom }) {
  const { title, link, notes } = useWords('room').remote;
  const state = useStore(room);
  useLook(lookOf(state.room.stage?.look));
  const [tab, setTab] = useState<Tab>('show');
  const { phase, ending, show, press, isHostAway } = state;
  const lang = usePuzzleLang(show?.language);
  if (phase === 'over' && ending) return <PhoneNote code={state.code} note={noteOf(ending)} />;
  if (state.isWaiting) {
    const text = notes.waiting({ name: state.name });
    return <PhoneNote code={state.code} note={{ sign: <Icon name="hourglass" />, title, text }} />;
  }
  const isLinked = phase === 'live';
  const isLive = isLinked && !isHostAway;
  const wish = (wanted: RoomWish) => room.wish(wanted);
  return (
    <Page title={title} layout="bare" className={styles.remote}>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <header className={styles.top}>
        <span>{show && `${show.position.at} / ${show.position.of}`}</span>
        <span className={styles.category} lang={lang}>
          {show?.category.toUpperCase()}
        </span>
        <span className={styles.link} data-off={!isLive}>
          <Icon name={isLive ? 'phone' : 'offline'} />
          <VisuallyHidden>
            {isLive ? link.live : isLinked ? link.away : link.offline}
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

function Panel({ tab, state: { order, room }, show, onWish }: PanelProps) {
  if (tab === 'letters') return <LettersPanel show={show} onWish={onWish} />;
  if (tab === 'scores') return <ScoresPanel show={show} onWish={onWish} />;
  return (
    <ShowPanel
      show={show}
      areBuzzersOpen={order?.open ?? false}
      order={room.buzz.length > 0 ? <BuzzOrder buzz={room.buzz} teams={show.teams} /> : null}
      onWish={onWish}
    />
  );
}

/** After these the page itself can be tried again. */
const RELOADED: readonly Ending[] = ['superseded', 'incompatible'];

function noteOf(ending: Ending): Note {
  const { notes } = words('room').remote;
  const reload = () => location.reload();
  const action = { text: notes.tryAgain, look: 'primary', onPress: reload } as const;
  return {
    sign: <Icon name={SIGNS[ending]} />,
    ...notes[ending === 'banned' ? 'removed' : ending],
    ...(RELOADED.includes(ending) && { action }),
  };
}

const SIGNS: Readonly<Record<Ending, IconName>> = {
  closed: 'off',
  removed: 'exit',
  banned: 'exit',
  refused: 'clock',
  door: 'door',
  full: 'people',
  superseded: 'exit',
  incompatible: 'clock',
};
