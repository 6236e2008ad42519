import { Shape, type ShapeProps } from '../icon/shape.tsx';

/** Beside the icons of the show, and loaded only with what belongs to rooms. */
const PATHS = {
  phone: 'M7 2.8h10v18.4H7zM11 18h2',
  tv: 'M2.5 4.5h19v12.5h-19zM8 21h8M12 17v4',
  remote: 'M8 2.5h8v19H8zM12 7h.01M12 11.5h.01M12 16h.01',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5.2l3.4 2',
  door: 'M5.5 21V3.2h13V21M2.5 21h19M15 12.2v.01',
  exit: 'M11 3.5H4.5v17H11M15 7.5l4.5 4.5-4.5 4.5M19 12H9.5',
  people:
    'M9 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0M7 20c0-4 2-6 5-6s5 2 5 6M3.3 9.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M1.5 19c0-3 1-4.7 3-5.2M16.3 9.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M22.5 19c0-3-1-4.7-3-5.2',
  cup: 'M4 9h12.5v5.5a5.5 5.5 0 0 1-5.5 5.5H9.5A5.5 5.5 0 0 1 4 14.5zM16.5 10.5h1.7a2.5 2.5 0 0 1 0 5h-1.7M8 2.5v3M12.5 2.5v3',
  off: 'M12 2.5v9M6.4 6.2a8 8 0 1 0 11.2 0',
  offline: 'M5.5 11.5a10 10 0 0 1 13 0M2.5 8a15 15 0 0 1 19 0M9.3 15.8l5.4 5.4M14.7 15.8l-5.4 5.4',
  hourglass:
    'M6 3h12M6 21h12M7.5 3c0 5 3 6.5 4.5 9c-1.5 2.5-4.5 4-4.5 9M16.5 3c0 5-3 6.5-4.5 9c1.5 2.5 4.5 4 4.5 9',
  buzzer: 'M3 20h18M5 20v-3.5h14V20M7 16.5a5 5 0 0 1 10 0M12 8.5v-5M6 10 3 7M18 10l3-3',
  next: 'M4 5v14l10-7zM19 5v14',
  copy: 'M8.5 8.5h11v11h-11zM15.5 5V4.5h-11v11H5',
  out: 'M13 4h7v7M20 4l-9.5 9.5M18 14v6H4V6h6',
  ban: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M6 6l12 12',
  edit: 'm4 20 1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
  move: 'M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4',
  keys: 'M3 6h4v4H3zM10 6h4v4h-4zM17 6h4v4h-4zM3 14h4v4H3zM10 14h4v4h-4zM17 14h4v4h-4z',
} as const;

export type RoomIconName = keyof typeof PATHS;

type RoomIconProps = Omit<ShapeProps, 'path'> & { readonly name: RoomIconName };

export const RoomIcon = ({ name, ...rest }: RoomIconProps) => (
  <Shape {...rest} path={PATHS[name]} />
);
