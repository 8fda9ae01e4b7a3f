import { act, screen, waitFor } from '@testing-library/react';
import { OfflineError, openRecords } from 'shared-data';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { DocumentList } from './DocumentList';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

const card = { id: 'card', name: 'card.pdf', type: 'application/pdf', size: 482_000 };
const content = new Blob(['%PDF-1.7']);

const texts = {
  none: 'No documents were sent.',
  action: (name: string) => `Take ${name}`,
  offline: (name: string) => `${name}: offline`,
  failed: (name: string, error: unknown) => `${name}: ${String(error)}`,
};

function renderList(props: { opening?: string; documents?: (typeof card)[] } = {}) {
  return renderPortal(
    <DocumentList applicationId="mine" documents={[card]} texts={texts} {...props} />,
  );
}

async function spyOnGetDocument() {
  const { applications } = await openRecords();
  return jest.spyOn(applications, 'getDocument');
}

const button = () => screen.getByRole('button', { name: 'Take card.pdf' });

describe('DocumentList', () => {
  it('shows a text when there are no documents', () => {
    renderList({ documents: [] });
    expect(screen.getByText('No documents were sent.')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('shows each document with its size', () => {
    renderList();
    expect(screen.getByRole('listitem')).toHaveTextContent('Take card.pdf471 kB');
  });

  it('opens a document in a tab that the press has opened (#13.2)', async () => {
    (await spyOnGetDocument()).mockResolvedValue(content);
    URL.createObjectURL = jest.fn(() => 'blob:document');
    const replace = jest.fn();
    const tab = { document: document.implementation.createHTMLDocument(), location: { replace } };
    const open = jest.spyOn(window, 'open').mockReturnValue(tab as never);
    renderList({ opening: 'Opening...' });
    act(() => button().click());
    expect(open).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Opening...' })).toBeVisible();
    await waitFor(() => expect(replace).toHaveBeenCalledWith('blob:document'));
    await waitFor(() => expect(button()).toBeVisible());
  });

  it('saves a document if no text for opening is given', async () => {
    (await spyOnGetDocument()).mockResolvedValue(content);
    URL.createObjectURL = jest.fn(() => 'blob:document');
    const open = jest.spyOn(window, 'open');
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { user } = renderList();
    await user.click(button());
    await waitFor(() => expect(saved).toEqual(['card.pdf']));
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    ['is offline', new OfflineError(), 'card.pdf: offline'],
    ['fails', new Error('broken'), 'card.pdf: Error: broken'],
  ])('shows the reason when the device %s', async (_how, error, text) => {
    jest.spyOn(console, 'error').mockReturnValue();
    (await spyOnGetDocument()).mockRejectedValueOnce(error);
    const { user } = renderList();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});
