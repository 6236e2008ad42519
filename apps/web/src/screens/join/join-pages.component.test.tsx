import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { LookName } from '../../lib/looks.ts';
import { useLook } from '../../lib/use-look.ts';
import { PhonePage } from '../shared/phone-page.tsx';
import { CodePage, NamePage } from './join-pages.tsx';
import { TeamPage } from './team-page.tsx';

const next = page.getByRole('button', { name: 'Next' });

it('takes a code in any case, with spaces or dashes', async () => {
  const onCode = vi.fn();
  await render(<CodePage error={undefined} onCode={onCode} />);
  await page.getByRole('textbox', { name: 'Code' }).fill('kxm-rtd');
  await next.click();
  expect(onCode).toHaveBeenCalledWith('KXMRTD');
});

it('says that a code has six letters, and what came of one', async () => {
  const onCode = vi.fn();
  const { rerender } = await render(<CodePage error={undefined} onCode={onCode} />);
  await page.getByRole('textbox', { name: 'Code' }).fill('kxm');
  await next.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('A code has six letters');
  expect(onCode).not.toHaveBeenCalled();
  await rerender(<CodePage error="No room has this code" onCode={onCode} />);
  await page.getByRole('textbox', { name: 'Code' }).fill('kxmrtb');
  await expect.element(page.getByRole('alert')).toHaveTextContent('No room has this code');
});

it('asks for a name of at most twenty letters, and for none that is blank', async () => {
  const onName = vi.fn();
  await render(<NamePage code="KXMRTD" name="" onName={onName} />);
  await expect.element(page.getByText('KXM RTD')).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('   ');
  await next.click();
  expect(onName).not.toHaveBeenCalled();
  await name.fill(' Mia ');
  await userEvent.keyboard('{Enter}');
  expect(onName).toHaveBeenCalledWith('Mia');
});

it('offers teams by colour, name and shape', async () => {
  const onTeam = vi.fn();
  const teams = [
    { name: 'Red Pandas', color: '#FF8A80' },
    { name: '', color: '#82B1FF' },
  ];
  await render(<TeamPage code="KXMRTD" teams={teams} onTeam={onTeam} />);
  await expect.element(page.getByRole('button', { name: 'Red Pandas, circle' })).toBeVisible();
  await page.getByRole('button', { name: 'Team 2, square' }).click();
  expect(onTeam).toHaveBeenCalledWith(1);
});

it("leaves the look's colour on the browser's bars behind the team's", async () => {
  const bars = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content;
  const own = document.createElement('meta');
  own.name = 'theme-color';
  own.content = '#051e26';
  document.head.append(own);
  function Phone({ look, colour }: { readonly look: LookName; readonly colour?: string }) {
    useLook(look);
    return (
      <PhonePage title="Room" colour={colour}>
        {look}
      </PhonePage>
    );
  }
  const { rerender, unmount } = await render(<Phone look="tungsten" colour="#ff8a80" />);
  expect(bars()).toBe('#ff8a80');
  await rerender(<Phone look="daylight" colour="#ff8a80" />);
  expect(bars()).toBe('#ff8a80');
  await rerender(<Phone look="daylight" />);
  expect(bars()).toBe('#eef5f8');
  await unmount();
  expect(bars()).toBe('#051e26');
  own.remove();
});

it('[L4] names the show in place of the product where it has a name', async () => {
  const { rerender } = await render(<TeamPage code="KXMRTD" teams={[]} onTeam={vi.fn()} />);
  await expect.element(page.getByText('Wheel of Fortune')).toBeVisible();
  await rerender(<TeamPage code="KXMRTD" show="Owls" teams={[]} onTeam={vi.fn()} />);
  await expect.element(page.getByTestId('show-name')).toHaveTextContent('Owls');
  await expect.element(page.getByText('Wheel of Fortune')).not.toBeInTheDocument();
});
