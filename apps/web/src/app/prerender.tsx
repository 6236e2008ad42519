import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { Frame } from './frame.tsx';

/** The start screen as a visitor nobody knows sees it. Runs while the app is built. */
export const startPage = () =>
  renderToString(
    <App>
      <StaticRouter location="/">
        <Frame />
      </StaticRouter>
    </App>,
  );
