/** What the address of an audience screen asks for. */
export type ScreenWishes = {
  /** Nothing behind the set: for a stream's browser source. */
  readonly isClear: boolean;
  readonly hasSound: boolean;
  readonly hasJoinInfo: boolean;
};

export function wishesOf(search: string): ScreenWishes {
  const asked = new URLSearchParams(search);
  return {
    isClear: asked.has('transparent'),
    hasSound: asked.get('sound') !== 'off',
    hasJoinInfo: asked.get('qr') !== 'hide',
  };
}
