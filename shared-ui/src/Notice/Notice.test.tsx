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

it('says another word than that of its colours where it is given: a rejection is no error (#44.4)', () => {
  renderUi(
    <Notice tone="bad" spoken="warn" title="Your application was rejected" live="status">
      The income is too high.
    </Notice>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Important Your application was rejected/);
});
