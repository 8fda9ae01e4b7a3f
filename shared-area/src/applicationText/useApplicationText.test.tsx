import { render, screen } from '@testing-library/react';
import type { ApplicationText } from 'shared-data';
import { LanguageProvider } from 'shared-platform';
import { useApplicationText } from './useApplicationText';

function Shown(text: ApplicationText) {
  return (
    <dl>
      {useApplicationText(text).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

it('returns the texts of the citizen with their labels, without the service', () => {
  render(<Shown service="Birth Certificate" details="For school." />, {
    wrapper: LanguageProvider,
  });
  expect(screen.getByRole('term')).toHaveTextContent('Application Details');
  expect(screen.getByRole('definition')).toHaveTextContent('For school.');
});

it('leaves out empty fields', () => {
  render(<Shown service="Birth Certificate" details="" />, { wrapper: LanguageProvider });
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
});
