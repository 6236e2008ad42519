import '../../words/en/stage.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { changePicture } from '../../show/stage-picture.ts';
import { changeStage, PLAIN_STAGE, stageSettings } from '../../show/stage-settings.ts';
import { NameTab } from './name-tab.tsx';

beforeEach(async () => {
  await changePicture(null);
  changeStage(PLAIN_STAGE);
});

const name = page.getByRole('textbox', { name: 'Name of the show' });
const choose = page.getByLabelText('Choose a picture');
const logos = page.getByTestId('show-logo');
const RED =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
const red = new File([RED], 'red.svg', { type: 'image/svg+xml' });

it('[L4] puts a name on as it is typed, without the space around it', async () => {
  await render(<NameTab />);
  await name.fill(' The Monday ');
  expect(stageSettings.getState().name).toBe('The Monday');
  await expect.element(name).toHaveValue(' The Monday ');
  await expect.element(page.getByText('12 / 40')).toBeVisible();
});

it('[L4] ends a name at 40 characters, counted as people do', async () => {
  await render(<NameTab />);
  await name.fill('🦉'.repeat(50));
  expect(stageSettings.getState().name).toBe('🦉'.repeat(40));
  await expect.element(page.getByText('40 / 40')).toBeVisible();
});

it('shows a chosen picture there and on the screen beside it, until it is removed', async () => {
  await render(<NameTab />);
  await userEvent.upload(choose, red);
  await expect.poll(() => logos.elements().length).toBe(2);
  await expect.poll(() => stageSettings.getState().picture).toMatch(/^[0-9a-f]{16}$/);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => logos.elements().length).toBe(0);
  await expect.poll(() => stageSettings.getState().picture).toBeNull();
  await expect.element(choose).toHaveFocus();
});

it('[L6] gives the picture the name as its text, or Logo', async () => {
  await render(<NameTab />);
  await userEvent.upload(choose, red);
  await expect.element(page.getByRole('img', { name: 'Logo' })).toBeVisible();
  await name.fill('Owls');
  await expect.element(page.getByRole('img', { name: 'Owls' })).toBeVisible();
});

it('removes a picture that the browser cannot read any more', async () => {
  await changePicture({
    id: '0123456789abcdef',
    type: 'image/webp',
    plate: 'none',
    data: 'AAAA',
  });
  await render(<NameTab />);
  await expect.poll(() => stageSettings.getState().picture).toBeNull();
  expect(logos.elements()).toEqual([]);
});

it('[L7] sends neither name nor picture anywhere', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  await render(<NameTab />);
  await name.fill('Owls');
  await userEvent.upload(choose, red);
  await expect.poll(() => stageSettings.getState().picture).not.toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  fetch.mockRestore();
});

it('leaves what was there where a file is no picture, and says so', async () => {
  await render(<NameTab />);
  await userEvent.upload(choose, red);
  await expect.poll(() => logos.elements().length).toBe(2);
  await userEvent.upload(choose, new File(['?'], 'notes.png', { type: 'image/png' }));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This file is no picture that the browser can read.');
  expect(logos.elements()).toHaveLength(2);
});

it('says so where the browser keeps nothing', async () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  try {
    await render(<NameTab />);
    await name.fill('Owls');
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('This browser keeps nothing; it is gone with this page.');
  } finally {
    Storage.prototype.setItem = setItem;
  }
});
