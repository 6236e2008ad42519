import { useSyncExternalStore } from 'react';
import { createSetting } from '../lib/kept-data/setting.ts';

const muted = createSetting('muted', false);

export const isMuted = (): boolean => muted.get();

export const onMuteChange = muted.subscribe;

export function toggleMute(): void {
  muted.set(!muted.get());
}

export const useMuted = (): boolean => useSyncExternalStore(muted.subscribe, muted.get);
