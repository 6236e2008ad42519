import { Component, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Loader, loadOnce, useLate, useLoaded } from './load.ts';

const Word = ({ load }: { readonly load: Loader<string> }) => <p>{useLoaded(load) ?? 'not yet'}</p>;
const Late = ({ load }: { readonly load: Loader<string> }) => <p>{useLate(load) ?? 'none'}</p>;

it('Draws what is here in the same moment', async () => {
  const load = loadOnce(async () => 'here');
  await load();
  const { container } = await render(<Word load={load} />);
  expect(container.textContent).toBe('here');
});

it('Draws what comes later without React waiting for it', async () => {
  const shown: string[] = [];
  let resolve = (_: string) => {};
  const promise = new Promise<string>((keep) => {
    resolve = keep;
  });
  const { container } = await render(<Word load={loadOnce(() => promise)} />);
  new MutationObserver(() => shown.push(container.textContent ?? '')).observe(container, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  expect(container.textContent).toBe('not yet');
  resolve('here');
  await expect.element(page.getByText('here')).toBeVisible();
  expect(shown).toEqual(['here']);
});

const broken = loadOnce(() => Promise.reject(new Error('broken on purpose')));

class Net extends Component<{ readonly children: ReactNode }> {
  override state = { text: '' };
  static getDerivedStateFromError = (error: Error) => ({ text: error.message });
  override render = () => this.state.text || this.props.children;
}

it('Throws what kept a needed part from loading', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  await render(
    <Net>
      <Word load={broken} />
    </Net>,
  );
  await expect.element(page.getByText('broken on purpose')).toBeVisible();
  silent.mockRestore();
});

it('Goes on without a part that may be missing', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await render(<Late load={broken} />);
  await expect.poll(() => warned.mock.calls.length).toBe(1);
  await expect.element(page.getByText('none')).toBeVisible();
  warned.mockRestore();
});
