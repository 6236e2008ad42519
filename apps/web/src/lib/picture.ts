import type { Picture } from '@wheel/contract';

export const PICTURE_SIDE = 512;
export const PICTURE_BYTES = 32_768;

export const pictureUrl = ({ type, data }: Picture): string => `data:${type};base64,${data}`;
