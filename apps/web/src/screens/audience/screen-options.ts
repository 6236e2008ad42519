/** What the address of an audience screen asks for. */
export type ScreenOptions = {
  /** Nothing behind the set: for a stream's browser source. */
  readonly isClear: boolean;
  readonly hasSound: boolean;
  readonly hasJoinInfo: boolean;
};

export function screenOptions(search: string): ScreenOptions {
  const asked = new URLSearchParams(search);
  return {
    isClear: asked.has('transparent'),
    hasSound: asked.get('sound') !== 'off',
    hasJoinInfo: asked.get('qr') !== 'hide',
  };
}

/** `#token`: a fragment never reaches a server, and no log. Anything else is no token. */
export const hostTokenIn = (hash: string): string => /^#([\w.~-]{1,64})$/.exec(hash)?.[1] ?? '';
