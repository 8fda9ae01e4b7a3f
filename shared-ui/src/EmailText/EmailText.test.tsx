import { render, screen } from '@testing-library/react';
import { EmailText } from './EmailText';

/** The parts that are not broken. */
const partsOf = ({ firstElementChild }: Element) =>
  firstElementChild?.innerHTML.split('<wbr aria-hidden="true">');

describe('EmailText', () => {
  it.each([
    ['help@council.example', ['help', '@council', '.example']],
    ['asha.patil@example.com', ['asha', '.patil', '@example', '.com']],
    ['asha', ['asha']],
    ['', ['']],
  ])('breaks %j only before its signs', (email, parts) => {
    const { container } = render(<EmailText>{email}</EmailText>);
    expect(partsOf(container)).toEqual(parts);
    expect(container).toHaveTextContent(email);
    expect(container.firstElementChild).toHaveAttribute('translate', 'no');
  });

  it('names a link by the address, without spaces', () => {
    render(
      <a href="mailto:help@council.example">
        <EmailText>help@council.example</EmailText>
      </a>,
    );
    expect(screen.getByRole('link', { name: 'help@council.example' })).toBeVisible();
  });
});
