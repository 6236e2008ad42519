import '../../words/en/show.ts';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { redPicture } from '../../../test/pictures.ts';
import { load, save } from '../../lib/storage/storage.ts';
import { changePicture } from '../../show/stage-picture.ts';
import { changeStage, PLAIN_STAGE, stageSettings } from '../../show/stage-settings.ts';
import { RailBrand, StageBrand } from './stage-brand.tsx';

const name = page.getByTestId('show-name');
const logo = page.getByTestId('show-logo');

beforeEach(async () => {
  await changePicture(null);
  changeStage(PLAIN_STAGE);
});

it('[L4] is nothing without a name and a picture', async () => {
  const { container } = await render(<StageBrand />);
  expect(container.innerHTML).toBe('');
  changeStage({ name: 'Owls' });
  await expect.element(name).toHaveTextContent('Owls');
  await expect.element(logo).not.toBeInTheDocument();
});

it('[L6] gives the picture the name as its text, or Logo, and its plate', async () => {
  await render(<StageBrand />);
  await changePicture(redPicture());
  await expect.element(logo).toHaveAccessibleName('Logo');
  expect(logo.element().getAttribute('data-plate')).toBe('none');
  changeStage({ name: 'Owls' });
  await expect.element(logo).toHaveAccessibleName('Owls');
});

it('[L6] fills the box of the picture without cutting it', async () => {
  await render(<StageBrand />);
  await changePicture(redPicture());
  expect(getComputedStyle(logo.element()).objectFit).toBe('contain');
});

it('shows the picture that another window has chosen', async () => {
  await render(<StageBrand />);
  const picture = redPicture();
  await save('picture', picture);
  stageSettings.setState({ picture: picture.id });
  await expect.element(logo).toBeVisible();
});

it('removes a picture that cannot be read any more', async () => {
  await render(<StageBrand />);
  await changePicture({ ...redPicture(), data: 'AAAA' });
  await expect.poll(() => stageSettings.getState().picture).toBeNull();
  expect(await load('picture')).toBeUndefined();
});

it('stands in the header, where the wordmark steps back', async () => {
  changeStage({ name: 'Owls' });
  await render(
    <>
      <header>
        <div>
          <a href="/">
            <span>Wheel of Fortune</span>
          </a>
        </div>
      </header>
      <RailBrand />
    </>,
  );
  await expect.element(page.getByRole('banner').getByTestId('show-name')).toBeVisible();
  const wordmark = page.getByText('Wheel of Fortune').element().getBoundingClientRect();
  expect(wordmark.width).toBeLessThanOrEqual(1);
});
