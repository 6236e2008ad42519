import { Suspense, use } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { settle, useSettled } from './settled.ts';

const Word = ({ promise }: { readonly promise: Promise<string> }) => <p>{use(promise)}</p>;

function Late({ promise }: { readonly promise: Promise<string> }) {
  return useSettled(promise) ? <Word promise={promise} /> : <p>not yet</p>;
}

/** Says what React itself shows while it waits. */
const draw = (promise: Promise<string>) =>
  render(
    <Suspense fallback={<p>held back</p>}>
      <Late promise={promise} />
    </Suspense>,
  );

it('draws what is here in the same moment', async () => {
  const promise = Promise.resolve('here');
  await settle(promise);
  const { container } = await draw(promise);
  expect(container.textContent).toBe('here');
});

it('draws what comes later without React waiting for it', async () => {
  const shown: string[] = [];
  let resolve = (_: string) => {};
  const promise = new Promise<string>((kept) => {
    resolve = kept;
  });
  const { container } = await draw(promise);
  new MutationObserver(() => shown.push(container.textContent ?? '')).observe(container, {
    childList: true,
    subtree: true,
  });
  expect(container.textContent).toBe('not yet');
  resolve('here');
  await expect.element(page.getByText('here')).toBeVisible();
  expect(shown).toEqual(['here']);
});

it('goes on when a promise is broken, so that whoever needs it can tell', async () => {
  function Late() {
    return <p>{useSettled(broken) ? 'goes on' : 'waits'}</p>;
  }
  const broken = Promise.reject(new Error('broken on purpose'));
  broken.catch(() => {});
  await render(<Late />);
  await expect.element(page.getByText('goes on')).toBeVisible();
});
