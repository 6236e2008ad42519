import { LOOKS } from '../../lib/looks.ts';
import { changeStage, useStage } from '../../show/stage-settings.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { useWords } from '../../words/words.ts';

export function LookTab() {
  const { tabs, looks } = useWords('stage');
  const chosen = useStage(({ look }) => look);
  return (
    <RadioGroup
      label={tabs.look.title}
      isLabelHidden
      layout="rows"
      options={LOOKS.map((value) => ({ value, ...looks[value] }))}
      chosen={chosen}
      onChoose={(look) => changeStage({ look })}
    />
  );
}
