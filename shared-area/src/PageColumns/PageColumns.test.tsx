import { render, screen } from '@testing-library/react';
import { PageColumns } from './PageColumns';

describe('PageColumns', () => {
  it('gives the help after the work, under a name (#19.3)', () => {
    render(
      <PageColumns label="Help" help={<p>Ask at the office.</p>}>
        <p>Answer here.</p>
      </PageColumns>,
    );
    const help = screen.getByRole('region', { name: 'Help' });
    expect(help).toHaveTextContent('Ask at the office.');
    const work = screen.getByText('Answer here.');
    expect(work.compareDocumentPosition(help)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
