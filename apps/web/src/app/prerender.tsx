import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';

const AtStart = ({ children }: { readonly children: ReactNode }) => (
  <StaticRouter location="/">{children}</StaticRouter>
);

/** The start screen as a visitor nobody knows sees it. Runs while the app is built. */
export const startPage = () =>
  renderToString(
    <StrictMode>
      <App router={AtStart} />
    </StrictMode>,
  );
