import {
  GAME_FILE_VERSION,
  invalidSetup,
  invalidText,
  LIMITS,
  SETUP_FORMAT,
  type Setup,
  tidySetup,
} from '@wheel/contract';

/** A setup with what of the stage goes with it. */
export type SetupFile = {
  readonly setup: Setup;
  /** Empty where there is none. */
  readonly showName: string;
  /** As it was in the file; whether it is one is not known before it is drawn. */
  readonly picture: Picture | null;
};
type Picture = {
  readonly type: (typeof PICTURE_TYPES)[number];
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** Why nothing is taken from a file. */
export type SetupFileProblem = 'NO_SETUP' | 'LATER_VERSION';

const PICTURE_TYPES = ['image/webp', 'image/png'] as const;
const PICTURE_BYTES_MAX = 32_768;

export function writeSetupFile({ setup, showName, picture }: SetupFile): string {
  const file = {
    format: SETUP_FORMAT,
    version: GAME_FILE_VERSION,
    setup,
    ...(showName && { showName }),
    ...(picture && { picture: { type: picture.type, base64: base64Of(picture.bytes) } }),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

const base64Of = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Reads all of a file or nothing. Everything wrong with it is said in the answer; nothing throws. */
export async function readSetupFile(file: Blob): Promise<SetupFile | SetupFileProblem> {
  if (file.size > LIMITS.setupFileBytes) return 'NO_SETUP';
  try {
    return setupFileIn(JSON.parse((await file.text()).replace(/^\uFEFF/, '')));
  } catch {
    return 'NO_SETUP';
  }
}

type Fields = Readonly<Record<string, unknown>>;

function setupFileIn(data: unknown): SetupFile | SetupFileProblem {
  const { format, version, setup, showName = '', picture = null }: Fields = Object(data);
  if (format !== SETUP_FORMAT || typeof version !== 'number') return 'NO_SETUP';
  if (version > GAME_FILE_VERSION) return 'LATER_VERSION';
  if (version !== GAME_FILE_VERSION || !isSetup(setup) || !isShowName(showName)) return 'NO_SETUP';
  return { setup: tidySetup(setup), showName: showName.trim(), picture: pictureIn(picture) };
}

const isSetup = (data: unknown): data is Setup => invalidSetup(data).length === 0;

const isShowName = (name: unknown): name is string =>
  typeof name === 'string' &&
  (name.trim() === '' || invalidText(name, LIMITS.setupNameMax) === null);

/** Throws where there is something else than a picture. */
function pictureIn(data: unknown): Picture | null {
  if (data === null) return null;
  const { type, base64 }: Fields = Object(data);
  const known = PICTURE_TYPES.find((one) => one === type);
  if (!known || typeof base64 !== 'string') throw new TypeError('Not a picture.');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  if (bytes.length > PICTURE_BYTES_MAX) throw new RangeError('The picture is too large.');
  return { type: known, bytes };
}
