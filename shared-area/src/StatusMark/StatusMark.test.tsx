import { render, screen } from '@testing-library/react';
import { citizenStatus, staffStatus } from 'shared-data/model';
import { StatusTag } from 'shared-ui';
import { StatusMark } from './StatusMark';

describe('StatusMark', () => {
  it.each([
    ['Approved', 'good'],
    ['approved', 'good'],
    ['PENDING', 'warn'],
    ['Rejected', 'bad'],
    ['In Review', 'info'],
    ['in-review', 'info'],
    ['returned', 'calling'],
    ['anything else', 'neutral'],
  ] as const)('shows %s as %s (spec.md §4)', (status, tone) => {
    const shown = render(<StatusMark status={citizenStatus(status)} t={() => 'The status'} />);
    const expected = render(<StatusTag tone={tone}>The status</StatusTag>);
    expect(shown.container.innerHTML).toBe(expected.container.innerHTML);
  });

  it('shows the text of the area for the status', () => {
    render(<StatusMark status={citizenStatus('In Review')} t={(key) => `Word of ${key}`} />);
    expect(screen.getByText('Word of status.in-review')).toBeVisible();
  });

  it('shows the stage of an application that is pending', () => {
    render(<StatusMark status={staffStatus('returned')} stage="Returned" t={() => 'Pending'} />);
    expect(screen.getByText('Pending')).toBeVisible();
    expect(screen.getByText('Returned')).toBeVisible();
  });

  it('does not show a stage once the application is decided', () => {
    render(<StatusMark status="approved" stage="Decided" t={() => 'Approved'} />);
    expect(screen.getByText('Approved')).toBeVisible();
    expect(screen.queryByText('Decided')).not.toBeInTheDocument();
  });
});
