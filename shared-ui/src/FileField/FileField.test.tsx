import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Announcer } from '../Announcer/Announcer';
import { renderUi } from '../testing/renderUi';
import { FileField } from './FileField';
import type { ChosenFile } from './FileList';

function Documents({ multiple = true, disabled = false }) {
  const [files, setFiles] = useState<ChosenFile[]>([]);
  return (
    <>
      <FileField
        label="Supporting Documents"
        multiple={multiple}
        disabled={disabled}
        files={files}
        onAdd={(added) =>
          setFiles([...files, ...added.map(({ name, size }) => ({ id: name, name, size }))])
        }
        onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
      />
      <Announcer />
    </>
  );
}

const card = new File(['card'], 'ration-card.pdf', { type: 'application/pdf' });
const photo = new File(['photo'], 'house.jpg', { type: 'image/jpeg' });
const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('FileField', () => {
  it('adds chosen files and announces how many', async () => {
    const { user } = renderUi(<Documents />);
    await user.upload(screen.getByLabelText('Supporting Documents'), [card, photo]);
    expect(names()).toEqual([
      expect.stringContaining('ration-card.pdf'),
      expect.stringContaining('house.jpg'),
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('2 files added');
  });

  it('announces no file before its check has ended, and no refused file (#44.5)', async () => {
    const announced = () => screen.getByRole('status').textContent;
    const field = (files: ChosenFile[]) => (
      <>
        <FileField label="Papers" multiple files={files} onAdd={jest.fn()} onRemove={jest.fn()} />
        <Announcer />
      </>
    );
    const { user, rerender } = renderUi(field([]));
    const before = announced();
    await user.upload(screen.getByLabelText('Papers'), [card, photo]);
    expect(announced()).toBe(before);
    const [first, second] = [
      { id: '1', name: 'bad.exe', size: 5 },
      { id: '2', name: 'house.jpg', size: 5 },
    ];
    rerender(field([first, second].map((file) => ({ ...file, progress: 0 }))));
    expect(announced()).toBe(before);
    rerender(field([{ ...first, error: 'This kind of file is not possible' }, second]));
    await waitFor(() => expect(announced()).toBe('1 file added'));
  });

  it('adds dropped files', () => {
    renderUi(<Documents />);
    fireEvent.drop(screen.getByLabelText('Supporting Documents'), {
      dataTransfer: { files: [card] },
    });
    expect(names()).toEqual([expect.stringContaining('ration-card.pdf')]);
  });

  it('takes only one dropped file if it is a field for one file', () => {
    renderUi(<Documents multiple={false} />);
    fireEvent.drop(screen.getByLabelText('Supporting Documents'), {
      dataTransfer: { files: [card, photo] },
    });
    expect(names()).toHaveLength(1);
  });

  it('removes one file, announces it and moves the focus to the field', async () => {
    const { user } = renderUi(<Documents />);
    await user.upload(screen.getByLabelText('Supporting Documents'), [card, photo]);
    await user.click(screen.getByRole('button', { name: 'Remove ration-card.pdf' }));
    expect(names()).toEqual([expect.stringContaining('house.jpg')]);
    expect(screen.getByRole('status')).toHaveTextContent('ration-card.pdf removed');
    expect(screen.getByLabelText('Supporting Documents')).toHaveFocus();
  });

  it('can take a removed file again', async () => {
    const { user } = renderUi(<Documents />);
    const field = screen.getByLabelText('Supporting Documents');
    await user.upload(field, card);
    await user.click(screen.getByRole('button', { name: 'Remove ration-card.pdf' }));
    await user.upload(field, card);
    expect(names()).toHaveLength(1);
  });

  it('takes no file while it is disabled', () => {
    renderUi(<Documents disabled />);
    fireEvent.drop(screen.getByLabelText('Supporting Documents'), {
      dataTransfer: { files: [card] },
    });
    expect(names()).toEqual([]);
  });

  it('shows the error and the progress of a file', () => {
    renderUi(
      <FileField
        label="Resume"
        files={[
          { id: '1', name: 'a.pdf', size: 6_000_000, error: 'Larger than 5 MB' },
          { id: '2', name: 'b.pdf', size: 1_000, progress: 0.5 },
        ]}
        onAdd={jest.fn()}
        onRemove={jest.fn()}
      />,
    );
    expect(screen.getByText('Larger than 5 MB')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Uploading b.pdf' })).toHaveValue(0.5);
  });
});
