import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import type { RecordsState } from 'shared-data';
import { LanguageProvider } from 'shared-platform';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { createRecordsView } from './createRecordsView';
import { OfflineContext } from './OfflineContext';

const RecordsView = createRecordsView(() => (error) => `Described: ${String(error)}`);

interface Outline {
  loading?: string;
  skeleton?: ReactNode;
}

function renderState(
  state: RecordsState<string[]>,
  outline: Outline = { skeleton: <p>Skeleton</p> },
) {
  return renderPortal(
    <RecordsView state={state} failed="The tasks could not be loaded" {...outline}>
      {(tasks, stale) => (
        <p>
          {tasks.join()}
          {stale && ' (stale)'}
        </p>
      )}
    </RecordsView>,
  );
}

describe('RecordsView', () => {
  it('shows the skeleton and a loading message', () => {
    renderState({ status: 'loading' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.getByText('Skeleton')).toBeVisible();
  });

  it('shows the loading message of the page, once, with the skeleton of a page', () => {
    renderState({ status: 'loading' }, { loading: 'Loading your tasks...' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading your tasks...');
  });

  it('shows the records, and passes on whether they are stale', () => {
    renderState({ status: 'ready', data: ['Sweep', 'Paint'], stale: true });
    expect(screen.getByText('Sweep,Paint (stale)')).toBeVisible();
    expect(screen.queryByText('Skeleton')).not.toBeInTheDocument();
  });

  it('shows the message of the area for an error, and tries again', async () => {
    const retry = jest.fn();
    const { user } = renderState({ status: 'failed', error: new Error('offline'), retry });
    expect(screen.getByText('The tasks could not be loaded')).toBeVisible();
    expect(screen.getByText('Described: Error: offline')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('tries again by itself when the connection is back (#44.2)', () => {
    const retry = jest.fn();
    const state = { status: 'failed', error: new Error('offline'), retry } as const;
    const view = (isOffline: boolean) => (
      <OfflineContext value={isOffline}>
        <RecordsView state={state} failed="The tasks could not be loaded">
          {String}
        </RecordsView>
      </OfflineContext>
    );
    const { rerender } = render(view(true), { wrapper: LanguageProvider });
    expect(retry).not.toHaveBeenCalled();
    rerender(view(false));
    rerender(view(false));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
