import '../words/en/start.ts';
import { renderToString } from 'react-dom/server';
import { CodePage, NamePage } from '../screens/join/join-pages.tsx';
import { PhoneFrame } from './phone-frame.tsx';

/** The first page of a phone: that of a QR code asks for a name, the other one for the code. */
export const draw = (path: string): string =>
  renderToString(
    <PhoneFrame>
      {path === '/join' ? (
        <CodePage error={undefined} onCode={() => {}} />
      ) : (
        <NamePage code="" name="" onName={() => {}} />
      )}
    </PhoneFrame>,
  );
