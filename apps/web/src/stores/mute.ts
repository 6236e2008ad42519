import { createSetting } from '../lib/kept-data/setting.ts';

const muted = createSetting('muted', false);

export const toggleMute = (): void => muted.set(!muted.get());
export const useMuted = muted.use;
