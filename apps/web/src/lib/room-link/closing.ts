/** Why a room shut the door on this device for good, until somebody does something about it. */
export type Ending =
  | 'removed'
  | 'banned'
  | 'door'
  | 'full'
  | 'closed'
  | 'superseded'
  | 'incompatible'
  | 'refused';

const REASONS = ['removed', 'banned', 'door', 'full', 'closed', 'superseded', 'incompatible'];

/**
 * What the end of a connection means. `null`: nothing, it is opened again. A room that is full, or a door that is locked,
 * is one for a person to try again; a device that was too fast (1008, 4429), too late or not understood (4400) only has
 * to wait.
 */
export function endingOf(code: number, reason: string): Ending | null {
  const named = REASONS.find((known) => known === reason);
  if (named) return named as Ending;
  switch (code) {
    case 4403:
      return 'refused';
    case 4404:
      return 'closed';
    case 4409:
      return 'superseded';
    default:
      return null;
  }
}
