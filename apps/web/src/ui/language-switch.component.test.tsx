import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from '../words/page-language.ts';
import { currentLanguage } from '../words/registry.ts';
import { LanguageSwitch } from './language-switch.tsx';

afterEach(async () => {
  await chooseLanguage('en');
  // biome-ignore lint/suspicious/noDocumentCookie: as the page sets it
  document.cookie = 'language=; Path=/; Max-Age=0';
  localStorage.clear();
  await page.viewport(1366, 768);
});

const ALL = ['de', 'en', 'es', 'fr'];

it('names each language as those who speak it do', async () => {
  const { getByLabelText } = await render(<LanguageSwitch place="foot" languages={ALL} />);
  const select = getByLabelText('Language').element() as HTMLSelectElement;
  const options = [...select.options].map(({ value, text, lang }) => [value, text, lang]);
  expect(options).toEqual([
    ['de', 'Deutsch', 'de'],
    ['en', 'English', 'en'],
    ['es', 'Español', 'es'],
    ['fr', 'Français', 'fr'],
  ]);
  expect([select.value, select.getAttribute('data-testid')]).toEqual(['en', 'language']);
});

it('is not there where there is nothing to choose', async () => {
  const { container } = await render(<LanguageSwitch place="foot" languages={['en']} />);
  expect(container.childElementCount).toBe(0);
});

it('speaks what is chosen, and says so', async () => {
  const onChosen = vi.fn();
  const { getByTestId } = await render(
    <LanguageSwitch place="foot" languages={['en', 'xx']} onChosen={onChosen} />,
  );
  await userEvent.selectOptions(getByTestId('language'), 'xx');
  await expect.poll(currentLanguage).toBe('xx');
  await expect.element(getByTestId('language')).toHaveValue('xx');
  expect(onChosen).toHaveBeenCalledOnce();
  expect(getByTestId('language').element().getAttribute('aria-label')).not.toBe('Language');
});

it.each([
  [1366, 'header'],
  [720, 'header'],
  [719, 'narrowFoot'],
  [390, 'narrowFoot'],
])('is there once on a page %i px wide', async (width, place) => {
  await page.viewport(width, 768);
  const { container } = await render(
    <>
      <LanguageSwitch place="header" languages={ALL} />
      <LanguageSwitch place="narrowFoot" languages={ALL} />
    </>,
  );
  const [header, foot] = [...container.querySelectorAll('select')].map(
    (select) => select.getClientRects().length,
  );
  expect([header, foot]).toEqual(place === 'header' ? [1, 0] : [0, 1]);
});
