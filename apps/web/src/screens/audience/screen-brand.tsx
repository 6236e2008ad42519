import { createContext, use } from 'react';
import { type Brand, ShowBrand } from '../../ui/show-brand.tsx';

/** Whose show the room plays. */
export const ScreenBrand = createContext<Brand>({ name: '', picture: null });

/** The name and the logo that the host has sent. */
export const SentBrand = ({ className }: { readonly className?: string | undefined }) => (
  <ShowBrand {...use(ScreenBrand)} className={className} />
);
