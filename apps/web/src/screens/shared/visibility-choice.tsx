import type { Visibility } from '@wheel/contract';
import type { ComponentProps } from 'react';
import { VISIBILITIES, visibilityMeaning, visibilityText } from '../../text/library.ts';
import { Icon } from '../../ui/icon.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { useWords } from '../../words/words.ts';

export const VISIBILITY_ICONS = { public: 'everyone', link: 'link', private: 'lock' } as const;

type VisibilityChoiceProps = Omit<
  ComponentProps<typeof RadioGroup<Visibility>>,
  'label' | 'options'
>;

/** Who can see a game; one under the other, each says what it means. */
export function VisibilityChoice(props: VisibilityChoiceProps) {
  const { games } = useWords('library');
  return (
    <RadioGroup
      {...props}
      label={games.visibility.label}
      options={VISIBILITIES.map((value) => ({
        value,
        name: visibilityText(value),
        icon: <Icon name={VISIBILITY_ICONS[value]} />,
        says: props.layout === 'rows' && visibilityMeaning(value),
      }))}
    />
  );
}
