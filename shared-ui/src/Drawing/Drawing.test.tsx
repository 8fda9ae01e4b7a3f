import { waitFor } from '@testing-library/react';
import { renderUi } from '../testing/renderUi';
import { Drawing } from './Drawing';
import { drawings } from './drawings';

describe('a drawing', () => {
  it('reserves its place from the start, and shows its strokes when they have loaded', async () => {
    const { container } = renderUi(<Drawing of="people" />);
    const strokes = () =>
      [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));

    expect(container.querySelector('svg')).toHaveAttribute('height', '88');
    expect(strokes()).toEqual([null, null, null]);
    await waitFor(() => expect(strokes()).toEqual(drawings.people));
  });

  it('hides from screen readers', () => {
    const { container } = renderUi(<Drawing of="people" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it.each(Object.entries(drawings))('%s stays small', (_name, strokes) => {
    expect(strokes.join('').length).toBeLessThan(1_200);
  });

  it.each(Object.entries(drawings))('%s shows its subject in the accent', (_name, [, , accent]) => {
    expect(accent).toMatch(/^M/);
  });
});
