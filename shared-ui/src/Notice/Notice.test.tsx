import { screen } from '@testing-library/react';
import { ErrorBox } from '../ErrorBox/ErrorBox';
import { renderUi } from '../testing/renderUi';
import { Notice } from './Notice';

it.each([
  ['good', 'Success'],
  ['warn', 'Important'],
  ['bad', 'Error'],
  ['info', 'Information'],
] as const)('shows the tone %s in a word', (tone, word) => {
  renderUi(
    <Notice tone={tone} live="status">
      The text
    </Notice>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(`${word} The text`);
});

it('announces nothing without `live`', () => {
  renderUi(<Notice tone="info">The text</Notice>);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('announces an error at once', () => {
  renderUi(<ErrorBox>Passwords do not match</ErrorBox>);
  expect(screen.getByRole('alert')).toHaveTextContent('Error Passwords do not match');
});
