import { createSetting } from '../../lib/kept-data/setting.ts';

const setting = createSetting('shortcuts', true);

export const areShortcutsOn = setting.get;
export const switchShortcuts = setting.set;
export const useShortcutsOn = setting.use;
