import { render, screen } from '@testing-library/react';
import { LanguageProvider } from 'shared-platform';
import { PageColumns } from './PageColumns';

describe('PageColumns', () => {
  it('renders the help after the work, in a named region (#19.3)', () => {
    render(
      <LanguageProvider>
        <PageColumns help={<p>Ask at the office.</p>}>
          <p>Answer here.</p>
        </PageColumns>
      </LanguageProvider>,
    );
    const help = screen.getByRole('region', { name: 'Help' });
    expect(help).toHaveTextContent('Ask at the office.');
    const work = screen.getByText('Answer here.');
    expect(work.compareDocumentPosition(help)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('renders other content after the work, without that region', () => {
    render(
      <LanguageProvider>
        <PageColumns beside={<p>Your record.</p>}>
          <p>Answer here.</p>
        </PageColumns>
      </LanguageProvider>,
    );
    expect(screen.queryByRole('region', { name: 'Help' })).toBeNull();
    const record = screen.getByText('Your record.');
    const work = screen.getByText('Answer here.');
    expect(work.compareDocumentPosition(record)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
