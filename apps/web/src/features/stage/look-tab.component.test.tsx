import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../words/en/stage.ts';
import { LOOKS } from '../../lib/looks.ts';
import { useLook } from '../../lib/use-look.ts';
import { PLAIN_STAGE, stageSettings, useStage } from '../../show/stage-settings.ts';
import { LookTab } from './look-tab.tsx';

beforeEach(() => stageSettings.setState(PLAIN_STAGE));

const floorOf = (element: Element) =>
  getComputedStyle(element).getPropertyValue('--stage-900').trim();

function WornTab() {
  useLook(useStage(({ look }) => look));
  return <LookTab />;
}

it('draws each look on its card, whatever the page wears', async () => {
  await render(<WornTab />);
  const pictures = () => [...document.querySelectorAll('label [data-look]')];
  const floors = pictures().map(floorOf);
  expect(pictures().map((picture) => picture.getAttribute('data-look'))).toEqual([...LOOKS]);
  expect(new Set(floors).size).toBe(LOOKS.length);
  await page.getByRole('radio', { name: 'Daylight' }).click();
  expect(document.documentElement.dataset.look).toBe('daylight');
  expect(pictures().map(floorOf)).toEqual(floors);
  expect(floorOf(document.documentElement)).toBe(floors[1]);
});

it('takes a press anywhere on a card', async () => {
  await render(<LookTab />);
  await page.getByTestId('look-card').nth(3).click();
  await expect.element(page.getByRole('radio', { name: 'Winter' })).toBeChecked();
});

it('[L1] leaves nothing behind when the show is left', async () => {
  stageSettings.setState({ look: 'neon' });
  const { unmount } = await render(<WornTab />);
  expect(document.documentElement.dataset.look).toBe('neon');
  await unmount();
  expect(document.documentElement.dataset.look).toBeUndefined();
});

it('says so where the browser keeps nothing, and wears the look all the same', async () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  try {
    await render(<WornTab />);
    await page.getByRole('radio', { name: 'Winter' }).click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('This browser keeps nothing; it is gone with this page.');
    expect(document.documentElement.dataset.look).toBe('winter');
  } finally {
    Storage.prototype.setItem = setItem;
  }
});
