import type { Visibility } from '@wheel/contract';
import type { ComponentProps } from 'react';
import {
  VISIBILITIES,
  visibilityMeaning,
  visibilityText,
  WHO_CAN_SEE_IT,
} from '../../text/library.ts';
import { Icon } from '../../ui/icon.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';

export const VISIBILITY_ICONS = { public: 'everyone', link: 'link', private: 'lock' } as const;

type VisibilityChoiceProps = Omit<
  ComponentProps<typeof RadioGroup<Visibility>>,
  'label' | 'options'
>;

/** Who can see a game; one under the other, each says what it means. */
export const VisibilityChoice = (props: VisibilityChoiceProps) => (
  <RadioGroup
    {...props}
    label={WHO_CAN_SEE_IT}
    options={VISIBILITIES.map((value) => ({
      value,
      name: visibilityText(value),
      icon: <Icon name={VISIBILITY_ICONS[value]} />,
      says: props.layout === 'rows' && visibilityMeaning(value),
    }))}
  />
);
