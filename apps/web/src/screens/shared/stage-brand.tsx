import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ROOM_SLOT_ID } from '../../lib/room-slot.ts';
import { changePicture, useStagePicture } from '../../show/stage-picture.ts';
import { useStage } from '../../show/stage-settings.ts';
import { ShowBrand } from '../../ui/show-brand.tsx';
import styles from './stage-brand.module.css';

/** The name and the logo of this browser's stage. A picture that cannot be read any more is none. */
export function StageBrand({ className }: { readonly className?: string | undefined }) {
  const name = useStage((stage) => stage.name);
  const picture = useStagePicture();
  const forget = () => void changePicture(null);
  return <ShowBrand name={name} picture={picture} className={className} onError={forget} />;
}

/** The same in the header, where the wordmark steps back for it. */
export function RailBrand() {
  const [rail, setRail] = useState<Element | null>(null);
  useLayoutEffect(() => {
    setRail(document.getElementById(ROOM_SLOT_ID) ?? document.querySelector('header > div'));
  }, []);
  return rail && createPortal(<StageBrand className={styles.rail} />, rail);
}
