import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useLook } from '../../lib/use-look.ts';
import { PLAIN_STAGE, stageSettings, useStage } from '../../show/stage-settings.ts';
import { speak } from '../../words/languages.ts';
import { withStageWords } from '../../words/stage-words.ts';
import { StageDialog } from './stage-dialog.tsx';

beforeEach(() => stageSettings.setState(PLAIN_STAGE));

it('puts a look on as soon as it is chosen', async () => {
  await render(<StageDialog open onClose={vi.fn()} />);
  await expect.element(page.getByRole('radio', { name: 'Tungsten' })).toBeChecked();
  await page.getByRole('radio', { name: 'Winter' }).click();
  expect(stageSettings.getState().look).toBe('winter');
  await expect.element(page.getByRole('radio', { name: 'Winter' })).toBeChecked();
});

it('[L1] wears the look behind it, too', async () => {
  function WornDialog() {
    useLook(useStage(({ look }) => look));
    return <StageDialog open onClose={vi.fn()} />;
  }
  await render(<WornDialog />);
  const dialog = page.getByRole('dialog').element();
  const curtain = () => getComputedStyle(dialog, '::backdrop').backgroundColor;
  expect(curtain()).toBe('rgba(3, 20, 26, 0.82)');
  await page.getByRole('radio', { name: 'Daylight' }).click();
  expect(curtain()).toBe('rgba(6, 26, 36, 0.66)');
});

it('closes by Done', async () => {
  const onClose = vi.fn();
  await render(<StageDialog open onClose={onClose} />);
  await page.getByRole('button', { name: 'Done' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

it('speaks the language of the page', async () => {
  await speak('de');
  try {
    await withStageWords(async () => {})();
    await render(<StageDialog open onClose={vi.fn()} />);
    await expect.element(page.getByRole('dialog', { name: 'Bühne' })).toBeVisible();
    await speak('fr');
    await expect.element(page.getByRole('dialog', { name: 'Plateau' })).toBeVisible();
  } finally {
    await speak('en');
  }
});
