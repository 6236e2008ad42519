import { Shape, type ShapeProps } from './shape.tsx';

const PATHS = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  x: 'M6 6l12 12M18 6 6 18',
  star: 'm12 3.2 2.7 5.7 6.1.8-4.5 4.3 1.2 6.200L12 17.200l-5.5 3 1.2-6.200L3.2 9.700l6.1-.8z',
  save: 'M12 4v11M7.5 11 12 15.500 16.5 11M5 20h14',
  print: 'M7 8.500v-5h10v5M7 17H4V8.500h16V17h-3M7 14h10v6.500H7z',
  picture: 'M3.5 5h17v14h-17zM3.5 16l5-5 4.5 4.500 2.5-2.500 5 4.500M15.5 9h.01',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  help: 'M9 9a3 3 0 1 1 4.6 2.500c-1 .7-1.6 1.2-1.6 2.500M12 18v.01M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0',
  sound: 'M4 9.500v5h3.500l5 4.500V5L7.5 9.500zM16 9a4.2 4.2 0 0 1 0 6M18.6 6.400a8 8 0 0 1 0 11.2',
  mute: 'M4 9.500v5h3.500l5 4.500V5L7.5 9.500zm12.5 0 5 5M21.5 9.500l-5 5',
  eyeoff:
    'M4 4l16 16M9.5 6c.8-.3 1.6-.5 2.5-.5 6 0 9.5 6.5 9.5 6.500a17 17 0 0 1-2.8 3.400M6.2 7.800A17 17 0 0 0 2.5 12s3.5 6.5 9.5 6.500c1.6 0 3-.5 4.3-1.1',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0',
  info: 'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0M12 11v6M12 7v.01',
  warn: 'M12 3 2.5 20h19zM12 10v4M12 17v.01',
  order: 'M4 5h9M4 12h9M4 19h9M18 20V4M14.8 7.2 18 4l3.2 3.2M14.8 16.8 18 20l3.2-3.2',
  rules:
    'M3 7h9M16.5 7H21M3 17h4.5M12 17h9M12 7a2.2 2.2 0 1 0 4.5 0a2.2 2.2 0 1 0-4.5 0M7.5 17a2.2 2.2 0 1 0 4.5 0a2.2 2.2 0 1 0-4.5 0',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  unfold: 'm6 9 6 6 6-6',
  play: 'M7 4.5v15l12-7.5z',
  hold: 'M8 5v14M16 5v14',
  reset: 'M5 5v5h5M5.2 10a7.5 7.5 0 1 1-.8 4.5',
  check: 'm4.5 12.5 5 5L19.5 7',
  pass: 'M4 12h11M10 6.5l5.5 5.5-5.5 5.5M20 5v14',
  lock: 'M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  hand: 'M12 3v12M6.5 10 12 15.5 17.5 10M5 20.5h14',
  list: 'M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01',
} as const;

export type IconName = keyof typeof PATHS;

type IconProps = Omit<ShapeProps, 'path'> & { readonly name: IconName };

export const Icon = ({ name, ...rest }: IconProps) => <Shape {...rest} path={PATHS[name]} />;
