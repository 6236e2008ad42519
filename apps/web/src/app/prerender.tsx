import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';

/** The start screen as a visitor nobody knows sees it. Runs while the app is built. */
export const startPage = () => renderToString(<App />);
