import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { playSound, setOwnSound } from '../../lib/audio/audio.ts';
import {
  bufferOf,
  dropOwnSound,
  keepOwnSound,
  loadOwnSounds,
  OWN_SOUNDS,
  type OwnSound,
  type OwnSoundName,
} from '../../lib/audio/own-sounds.ts';
import { SOUND_NAMES, type SoundName } from '../../lib/audio/sounds.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useHasScreens } from '../../show/effects/heard.ts';
import { useMuted } from '../../show/effects/sounds.ts';
import {
  changeStage,
  HEARD_FROM,
  SOUND_SETS,
  type StageSounds,
  useStage,
} from '../../show/stage-settings.ts';
import { Icon } from '../../ui/icon.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { useWords } from '../../words/words.ts';
import { CueRow } from './cue-row.tsx';
import { readSound, type SoundFlaw } from './read-sound.ts';
import styles from './sounds-tab.module.css';
import { useKeptToast } from './use-kept-toast.tsx';

const isOwnName = (name: SoundName): name is OwnSoundName => OWN_SOUNDS.some((own) => own === name);

/** What plays sounds; a test cannot hear. */
type Player = { readonly play: typeof playSound; readonly setOwn: typeof setOwnSound };

const PAGE_PLAYER: Player = { play: playSound, setOwn: setOwnSound };

/** Set, volumes and where they are heard on one side; on the other the sounds, to try and to replace. */
export function SoundsTab({ player = PAGE_PLAYER }: { readonly player?: Player }) {
  const { sounds: text } = useWords('stage');
  const sounds = useStage((stage) => stage.sounds);
  const hasScreens = useHasScreens();
  const { tried, play, stop } = useTrial(player);
  const { warn, toast } = useKeptToast();
  const { own, flaw, choose, goBack } = useOwnFiles(player, warn);
  const change = (part: Partial<StageSounds>) =>
    warn(changeStage({ sounds: { ...sounds, ...part } }));

  return (
    <div className={styles.sounds}>
      <div className={styles.settings}>
        <RadioGroup
          label={text.set}
          layout="row"
          className={styles.choice}
          options={SOUND_SETS.map((value) => ({ value, name: text.sets[value] }))}
          chosen={sounds.set}
          onChoose={(set) => change({ set })}
        />
        <Volume
          label={text.effects}
          value={sounds.effects}
          onChange={(effects) => change({ effects })}
          onChanged={() => play('correct')}
        />
        <Volume
          label={text.applause}
          value={sounds.applause}
          onChange={(applause) => change({ applause })}
          onChanged={() => play('applause')}
        />
        <RadioGroup
          label={text.from}
          layout="row"
          className={styles.choice}
          options={HEARD_FROM.map((value) => ({ value, name: text.places[value] }))}
          chosen={sounds.from}
          onChoose={(from) => change({ from })}
        />
        <p className={styles.hint} role="status">
          {sounds.from === 'screen' && !hasScreens ? text.noScreen : text.mute}
        </p>
      </div>
      <ul className={styles.cues}>
        {SOUND_NAMES.map((name) => (
          <CueRow
            key={name}
            name={text.names[name]}
            set={text.sets[sounds.set]}
            own={own.get(name)}
            flaw={flaw?.name === name ? flaw.why : null}
            isPlaying={tried === name}
            onTry={() => (tried === name ? stop() : play(name))}
            {...(isOwnName(name) && {
              onFile: (file) => choose(name, file),
              onBack: () => goBack(name),
            })}
          />
        ))}
      </ul>
      {toast}
    </div>
  );
}

/** Plays one sound at a time, and none while all are muted. */
function useTrial(player: Player) {
  const isMuted = useMuted();
  const [tried, setTried] = useState<SoundName | null>(null);
  const source = useRef<AudioBufferSourceNode | undefined>(undefined);
  useEffect(() => () => source.current?.stop(), []);

  function stop(): void {
    source.current?.stop();
    setTried(null);
  }

  function play(name: SoundName): void {
    stop();
    const playing = isMuted ? undefined : player.play(name);
    source.current = playing;
    if (playing) setTried(name);
    playing?.addEventListener('ended', () => {
      if (source.current === playing) setTried(null);
    });
  }

  return { tried, play, stop };
}

type Flawed = { readonly name: SoundName; readonly why: SoundFlaw };

/** The files that this browser keeps for sounds; `warn` is told whether a change will last. */
function useOwnFiles(player: Player, warn: (isKept: boolean) => void) {
  const [own, setOwn] = useState<ReadonlyMap<SoundName, OwnSound>>(new Map());
  const [flaw, setFlaw] = useState<Flawed | null>(null);
  useEffect(() => {
    loadOwnSounds().then((all) => setOwn(new Map(all.map((sound) => [sound.name, sound]))));
  }, []);

  const forgetFlaw = (name: SoundName) => setFlaw((last) => (last?.name === name ? null : last));

  async function choose(name: OwnSoundName, file: File): Promise<void> {
    const samples = await readSound(file);
    if (typeof samples === 'string') return setFlaw({ name, why: samples });
    const sound = { name, file: file.name, samples };
    forgetFlaw(name);
    setOwn((before) => new Map(before).set(name, sound));
    player.setOwn(name, bufferOf(sound));
    warn(await keepOwnSound(sound));
  }

  async function goBack(name: OwnSoundName): Promise<void> {
    forgetFlaw(name);
    setOwn((before) => new Map([...before].filter(([kept]) => kept !== name)));
    player.setOwn(name, null);
    warn(await dropOwnSound(name));
  }

  return { own, flaw, choose, goBack };
}

type VolumeProps = {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The volume is on. */
  readonly onChanged: () => void;
};

/** A slider that counts when it is let go: a room would be sent every step on its way. */
function Volume({ label, value, onChange, onChanged }: VolumeProps) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const shown = moved ?? value;
  const letGo = useLatest((volume: number) => {
    flushSync(() => {
      onChange(volume);
      setMoved(null);
    });
    onChanged();
  });
  // React tells of every move by the same name.
  useEffect(() => {
    const input = slider.current;
    const tell = () => input && letGo.current(input.valueAsNumber);
    input?.addEventListener('change', tell);
    return () => input?.removeEventListener('change', tell);
  }, [letGo]);
  return (
    <div className={styles.volume}>
      <label htmlFor={id}>{label}</label>
      <Icon name="sound" />
      <input
        ref={slider}
        id={id}
        type="range"
        min={0}
        max={100}
        value={shown}
        style={{ '--at': `${shown}%` } as CSSProperties}
        onChange={({ target: { valueAsNumber: to } }) => setMoved(to === value ? null : to)}
      />
      <output htmlFor={id}>{shown}</output>
    </div>
  );
}
