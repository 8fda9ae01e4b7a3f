import { screen } from '@testing-library/react';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { PaperPreview } from './PaperPreview';

const room = { width: '56px', height: '72px' };

it('takes the same room while a file is read, and with and without a picture of it (#44.6)', async () => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  const { container } = renderPortal(
    <>
      <PaperPreview file={undefined} />
      <PaperPreview file={new File(['x'], 'letter.doc', { type: 'application/msword' })} />
      <PaperPreview file={new File(['x'], 'photo.jpg', { type: 'image/jpeg' })} />
    </>,
  );
  const icons = () => [...container.querySelectorAll('svg')];
  expect(icons()).toHaveLength(3);
  for (const icon of icons()) expect(icon.parentElement).toHaveStyle(room);
  expect(await screen.findByRole('button', { name: 'Show photo.jpg larger' })).toHaveStyle(room);
  expect(icons()).toHaveLength(2);
});
