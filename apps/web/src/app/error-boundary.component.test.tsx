import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ErrorBoundary } from './error-boundary.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.mocked(console.error).mockRestore();
});

function Faulty(): never {
  throw new Error('the wheel fell off');
}

const alert = page.getByRole('alert');

it('draws what it holds while nothing is wrong', async () => {
  await render(
    <ErrorBoundary>
      <p>On stage</p>
    </ErrorBoundary>,
  );
  await expect.element(page.getByText('On stage')).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

it('says plainly what happened, offers ways on and logs the error in full', async () => {
  await render(
    <ErrorBoundary>
      <Faulty />
    </ErrorBoundary>,
  );
  await expect.element(alert).toHaveTextContent('The lights went out');
  await expect.element(alert).toHaveTextContent('the wheel fell off');
  await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Return to Home' }))
    .toHaveAttribute('href', '/');
  expect(console.error).toHaveBeenCalledWith(
    'The page stopped.',
    expect.objectContaining({ message: 'the wheel fell off' }),
    expect.stringContaining('Faulty'),
  );
});
