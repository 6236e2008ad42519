import '../words/en/join.ts';
import '../words/en/start.ts';
import { renderToString } from 'react-dom/server';
import { CodePage, NamePage } from '../screens/join/join-pages.tsx';
import { words } from '../words/words.ts';
import { pageWords, speakWhole } from './built-words.ts';
import { PhoneFrame } from './phone-frame.tsx';

export { LANGUAGES as languages } from '../words/languages.ts';

/** The first page of a phone: that of a QR code asks for a name, the other one for the code. */
export async function draw(path: string, language: string): Promise<string> {
  await speakWhole(language);
  return renderToString(
    <PhoneFrame>
      {path === '/join' ? (
        <CodePage error={undefined} onCode={() => {}} />
      ) : (
        <NamePage code="" name="" onName={() => {}} />
      )}
    </PhoneFrame>,
  );
}

/** The texts of the template. */
export async function textsIn(language: string): Promise<readonly string[]> {
  await speakWhole(language);
  const { title, description, noScript } = pageWords(language).phone;
  return [words('start').pageTitle({ title }), description, noScript];
}
