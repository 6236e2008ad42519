import type { Picture } from '@wheel/contract';

/** A red square as a stage keeps it, in a browser. */
export function redPicture(side = 60): Picture {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = 'red';
  context?.fillRect(0, 0, side, side);
  const [, data = ''] = canvas.toDataURL('image/png').split(',');
  return { id: '0123456789abcdef', type: 'image/png', plate: 'none', data };
}
